import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/rolestopper#1', 'all other actions on the target are blocked, and nothing else', night(
  'Ann: Town Rolestopper, Bob: Town Vigilante, Cat: Town Cop, Dan: Town',
  'Ann: rolestopper Bob, Cat: cop Bob, Bob: vigilante Dan, Zed: mafia vigilante Bob',
  'dead: [Dan], told: { Cat: [{ result: No Result }] }'));

rule('mafia/role/rolestopper?1', 'Strongman does not help, Strong-Willed does', night(
  'Ann: Town Rolestopper, Bob: Town, Cat: Town Strongman Vigilante, Dan: Town Strong-Willed Cop',
  'Ann: rolestopper Bob, Cat: vigilante Bob, Dan: cop Bob',
  'dead: [], told: { Dan: [{ result: Town }] }'));

rule('mafia/role/rolestopper?2', 'who is stopped there was there', night(
  'Ann: Town Rolestopper, Bob: Town, Cat: Town Tracker, Dan: Town Strong-Willed Watcher',
  'Ann: rolestopper Bob, Cat: tracker Zed, Dan: watcher Bob, Zed: mafia vigilante Bob',
  'dead: [], told: { Cat: [{ result: [Bob] }], Dan: [{ result: [Ann, Zed] }] }'));
