import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/macho#1', 'protective actions on a Macho fail', night(
  'Ann: Town Macho, Bob: Town Doctor, Cat: Town Bodyguard',
  'Bob: doctor Ann, Cat: bodyguard Ann, Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/role/macho?1', 'the holder\'s own vest does not', night(
  'Ann: Town Macho Bulletproof',
  'Zed: mafia vigilante Ann',
  'dead: []'));

rule('mafia/role/macho?2', 'Self Doctor fails, as if it targeted', night(
  'Ann: Town Macho Self Doctor, Bob: Town Self Doctor, Cat: Town Vigilante',
  'Cat: vigilante Bob, Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/role/macho?3', 'Strong-Willed does not help', night(
  'Ann: Town Macho, Bob: Town Strong-Willed Doctor',
  'Bob: doctor Ann, Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/role/macho#1', 'a Firefighter is protective: on somebody who is made a Macho tonight it fails', night(
  'Ann: Mafia Machoiser, Bob: Town Firefighter, Cat: Town Bomb, Dan: Town Arsonist',
  'Ann: machoiser Cat, Bob: firefighter Cat, Dan: arsonist Cat',
  'dead: [Dan]'));
