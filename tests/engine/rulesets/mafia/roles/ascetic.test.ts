import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/ascetic#1', 'what does not kill is blocked, what kills is not', night(
  'Ann: Town Ascetic, Bob: Town Cop, Cat: Mafia Roleblocker, Dan: Town',
  'Bob: cop Ann, Zed: mafia vigilante Ann',
  'dead: [Ann], told: { Bob: [{ ability: cop, result: No Result }] }'));

rule('mafia/role/ascetic#1', 'a Roleblocker too: the Ascetic acts', night(
  'Ann: Town Ascetic Cop, Bob: Mafia Roleblocker',
  'Ann: cop Zed, Bob: roleblocker Ann',
  'told: { Ann: [{ result: Non-Town }] }'));

rule('mafia/role/ascetic?1', 'help is stopped as well', night(
  'Ann: Town Ascetic, Bob: Town Doctor, Cat: Town Bodyguard',
  'Bob: doctor Ann, Cat: bodyguard Ann, Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/role/ascetic?2', 'who is stopped at the door was there', night(
  'Ann: Town Ascetic, Bob: Town Cop, Cat: Town Tracker',
  'Bob: cop Ann, Cat: tracker Bob',
  'told: { Bob: [{ result: No Result }], Cat: [{ result: [Ann] }] }'));

rule('mafia/role/ascetic?3', 'of an action that kills and blocks, only the block is stopped', night(
  'Ann: Town Ascetic Doctor, Bob: Town Roleblocking Vigilante, Cat: Town',
  'Ann: doctor Cat, Bob: vigilante Ann, Zed: mafia vigilante Cat',
  'dead: [Ann]'));

rule('mafia/role/ascetic?4', 'the holder acts as ever', night(
  'Ann: Town Ascetic Cop',
  'Ann: cop Zed',
  'told: { Ann: [{ result: Non-Town }] }'));
