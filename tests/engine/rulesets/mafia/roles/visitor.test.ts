import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/visitor#1', 'targets a player', night(
  'Ann: Town Visitor, Bob: Town, Cat: Town Tracker',
  'Ann: visitor Bob, Cat: tracker Ann',
  'told: { Cat: [{ result: [Bob] }] }'));

rule('mafia/role/visitor#2', 'it counts as targeting in every respect, and nothing else follows', night(
  'Ann: Town Weak Visitor, Bob: Town, Cat: Town Watcher, Dan: Town Visitor, Eve: Town Reactive Vigilante, Fay: Town Follower',
  'Ann: visitor Zed, Cat: watcher Zed, Dan: visitor Eve, Fay: follower Ann',
  'dead: [Ann, Dan], told: { Cat: [{ result: [Ann] }], Fay: [{ result: [Miscellaneous] }] }, untold: { Zed: [{ kind: notice }], Ann: [{ kind: result }] }'));
