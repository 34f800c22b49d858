import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/bomb#1', 'whoever kills the Bomb dies at the end of the night', night(
  'Ann: Town Bomb, Bob: Mafia Goon, Cat: Town',
  'Bob: mafia vigilante Ann',
  'dead: [Ann, Bob]'));

rule('mafia/role/bomb#2', 'in the same night, even if the Bomb dies later', table('Ann: Town Bomb, Bob: Mafia Delayed Vigilante', `
  - night 1: [Bob: vigilante Ann]
  - end
  - expect: { dead: [Bob] }
  - night 2: []
  - end
  - expect: { dead: [Ann, Bob] }`));

rule('mafia/role/bomb#3', 'a kill that fails harms nobody', night(
  'Ann: Town Bomb, Bob: Mafia Goon, Cat: Town Doctor',
  'Bob: mafia vigilante Ann, Cat: doctor Ann',
  'dead: []'));

rule('mafia/role/bomb?1', 'neither blocked nor without effect: a Babysitter, a vest, a block', table('Ann: Town Bulletproof Bomb, Bob: Town Bomb, Cat: Town Babysitter, Dan: Town Roleblocker, Eve: Mafia Vigilante, Fay: Mafia Vigilante, Gus: Town', `
  - night 1: [Eve: vigilante Ann, Fay: vigilante Bob, Cat: babysitter Bob]
  - end
  - expect: { dead: [] }
  - night 2: [Eve: vigilante Bob, Dan: roleblocker Eve]
  - end
  - expect: { dead: [] }`));

rule('mafia/role/bomb?1', 'a Firefighter makes a douse fail', night(
  'Ann: Town Bomb, Bob: Mafia Arsonist, Cat: Town Firefighter',
  'Bob: arsonist Ann, Cat: firefighter Ann',
  'dead: []'));

rule('mafia/role/bomb?1', 'the sacrifice of a Bodyguard does not', night(
  'Ann: Town Bomb, Bob: Mafia Vigilante, Cat: Town Bodyguard',
  'Bob: vigilante Ann, Cat: bodyguard Ann',
  'dead: [Bob, Cat]'));

rule('mafia/role/bomb?2', 'a douse kills later and sets the Bomb off now', table('Ann: Town Bomb, Bob: Mafia Arsonist', `
  - night 1: [Bob: arsonist Ann]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/bomb?3', 'nothing protects the performer', night(
  'Ann: Town Bomb, Bob: Mafia Bulletproof Vigilante, Cat: Town Doctor, Dan: Town Bodyguard',
  'Bob: vigilante Ann, Cat: doctor Bob, Dan: bodyguard Bob',
  'dead: [Ann, Bob]'));

rule('mafia/role/bomb?4', 'by day at once', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Bomb, Bob: Mafia Day Vigilante, Cat: Town, Dan: Town, Zed: Mafia Goon }
  play:
    - day 1: [Bob: vigilante Ann]
    - expect: { phase: day 1, dead: [Ann, Bob] }
`);
