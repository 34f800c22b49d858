import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/general/perceived-alignment#1', 'other roles treat a player as what they see, not investigators alone', night(
  'Ann: Mafia Godfather, Bob: Town Miller, Cat: Town, Dan: Mafia Framer, Eve: Town Loyal Doctor, Fay: Town Weak Visitor, Gus: Town Anti-Loyal Cop, Hal: Town Weak Visitor',
  'Dan: framer Cat, Eve: doctor Cat, Fay: visitor Bob, Gus: cop Ann, Hal: visitor Ann, Zed: mafia vigilante Cat',
  'dead: [Cat, Fay], told: { Gus: [{ result: No Result }] }'));

rule('mafia/general/perceived-alignment#2', 'what is one\'s own first, then a frame, then what is granted', table(
  'Ann: Mafia Godfather, Bob: Mafia Framer, Cat: Town Godfatherer, Dan: Town Cop', `
  - night 1: [Dan: cop Ann]
  - end
  - expect: { told: { Dan: [{ result: Town }] } }
  - night 2: [Dan: cop Ann, Bob: framer Ann]
  - end
  - expect: { told: { Dan: [{ result: Non-Town }] } }
  - night 3: [Dan: cop Ann, Bob: framer Ann, Cat: godfatherer Ann]
  - end
  - expect: { told: { Dan: [{ result: Town }] } }`));

rule('mafia/general/perceived-alignment#2', 'a Godfather and a Miller on one player cancel out', night(
  'Ann: Chaos-aligned Godfather Miller, Bob: Town Alignment Cop',
  'Bob: alignment cop Ann',
  'told: { Bob: [{ result: Chaos }] }'));

rule('mafia/general/perceived-alignment#2', 'an Active one as well', night(
  'Ann: Town Miller Active Godfather, Bob: Town Framer, Cat: Mafia Miller Active Godfather, Dan: Town Cop, Eve: Town Cop',
  'Ann: godfather, Cat: godfather, Dan: cop Ann, Eve: cop Cat',
  'told: { Dan: [{ result: Town }], Eve: [{ result: Non-Town }] }'));

rule('mafia/general/perceived-alignment#3', 'the user\'s own alignment is the real one: a Miller of the Town is Loyal to the Town', night(
  'Ann: Town Miller Loyal Cop, Bob: Town, Cat: Mafia Godfather Anti-Loyal Cop',
  'Ann: cop Bob, Cat: cop Bob',
  'told: { Ann: [{ result: Town }], Cat: [{ result: Town }] }'));

rule('mafia/general/perceived-alignment#3', 'Framer\'s own condition, Anti-forms and Sensor go by what is seen', table(
  'Ann: Mafia Anti-Loyal Framer, Bob: Town, Cat: Town Alignment Cop, Dan: Town Anti-Weak Visitor, Eve: Mafia Godfather, Fay: Town Sensor, Gus: Town Miller, Hal: Town, Ivy: Mafia Godfather', `
  - night 1: [Ann: framer Eve, Dan: visitor Ivy, Cat: alignment cop Eve]
  - end
  - expect: { dead: [Dan], told: { Cat: [{ result: Mafia }] } }
  - day 1: [Eve: vote Hal, Ivy: vote Hal, Gus: vote Hal, Cat: vote Hal, Fay: vote Hal, Ann: vote Hal]
  - night 2: [Fay: sensor]
  - end
  - expect: { dead: [Dan, Hal], told: { Fay: [{ ability: sensor, result: 4 }] } }`));

rule('mafia/general/perceived-alignment#4', 'a flip tells the real alignment, and so does a win', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Godfather, Bob: Town Miller, Cat: Town Vigilante, Dan: Mafia Goon }
  play:
    - night 1: [Cat: vigilante Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: death, about: [Bob], result: Town Miller }] }
    - night 2: [Cat: vigilante Dan]
    - end
    - expect: { winners: [] }
    - night 3: [Cat: vigilante Ann]
    - end
    - expect: { winners: [Bob, Cat], announced: [{ kind: death, about: [Ann], result: Mafia Godfather }] }
`);

rule('mafia/general/perceived-alignment#5', 'an Anti-Godfather is not Town, an Anti-Miller not Mafia, and otherwise what the player is', night(
  'Ann: Town Anti-Godfather, Bob: Mafia Anti-Miller, Cat: Werewolf-aligned Anti-Godfather, Dan: Town Anti-Miller, Eve: Town Alignment Cop, Fay: Town Alignment Cop, Gus: Town Alignment Cop, Hal: Town Alignment Cop',
  'Eve: alignment cop Ann, Fay: alignment cop Bob, Gus: alignment cop Cat, Hal: alignment cop Dan',
  'told: { Eve: [{ result: unknown }], Fay: [{ result: unknown }], Gus: [{ result: Werewolf }], Hal: [{ result: Town }] }'));

const framedTwice = (seed: number): unknown => resultOf(played(table('Ann: Mafia Framer, Bob: Werewolf-aligned Framer, Cat: Town, Dan: Town Alignment Cop', `
  - night 1: [Ann: framer Cat, Bob: framer Cat, Dan: alignment cop Cat]
  - end`, { seed })).session).told.find(({ ability }) => ability === 'cop')!['result'];

test('mafia/general/perceived-alignment#6: of two Framers the later one in the tie list counts', () => {
  expect(new Set(Array.from({ length: 30 }, (_, seed) => framedTwice(seed)))).toEqual(new Set(['Mafia', 'Werewolf']));
});
