import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { mafia } from '../../../../../engine/rulesets/mafia/ruleset.ts';

// Faults of other projects: several winners at once, or none.

rule('mafia/alignment/mime#1', 'lykoss/lykos#162: the lynched one wins, not whoever dies for love of them', `
  rules: mafia
  options: { check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town Lover, Bob: Mime, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - day 1: [Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - expect: { phase: over, dead: [Ann, Bob], winners: [Bob] }
`);

rule('mafia/general/win-check?2', 'lykoss/lykos#349: two conditions at one check are met by both', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mime, Bob: Mafia Goon, Cat: Mafia Goon }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann]
    - expect: { phase: over, winners: [Ann, Bob, Cat], announced: [{ kind: win, result: { has: [Mafia, Mime] } }] }
`);

rule('mafia/alignment/survivor#1', 'lykoss/lykos#234: the dead who had to live are neither credited nor named', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Survivor, Cat: Chaos-aligned Vigilante, Dan: Mafia Goon, Eve: Chaos-aligned Vigilante }
  play:
    - night 1: [Cat: vigilante Bob, Dan: mafia vigilante Eve, Eve: vigilante Cat]
    - night 2: [Dan: mafia vigilante Ann]
    - end
    - expect: { phase: over, winners: [Dan], announced: [{ kind: win, about: [Dan], result: [Mafia] }] }
`);

rule('mafia/general/win-check#3', 'lykoss/lykos#428: who is credited is who is named', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Survivor, Cat: Chaos-aligned Vigilante, Dan: Mafia Goon, Eve: Chaos-aligned Vigilante }
  play:
    - night 1: [Cat: vigilante Dan, Dan: mafia vigilante Eve, Eve: vigilante Cat]
    - end
    - expect: { phase: over, winners: [Ann, Bob], announced: [{ kind: win, about: [Ann, Bob], result: [Survivor] }] }
`);

rule('mafia/general/win-check#5', 'UltiMafia/Ultimafia#2974: everybody dies at once, and no side is credited', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Vigilante, Bob: Mafia Goon, Cat: Werewolf }
  play:
    - night 1: [Ann: vigilante Bob, Bob: mafia vigilante Cat, Cat: werewolf vigilante Ann]
    - end
    - expect: { phase: over, alive: [], winners: [], announced: [{ kind: win, about: [] }] }
`);

rule('mafia/general/win-check#2', 'UltiMafia/Ultimafia#2549: two sides that lose to a third have lost, it is no draw', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Vigilante, Bob: Mafia Goon, Cat: Werewolf, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Bob, Bob: mafia vigilante Cat]
    - end
    - expect: { phase: over, dead: [Bob, Cat], winners: [Ann, Dan, Eve] }
`);

rule('mafia/general/win-check#1', 'lykoss/lykos#378: over is over, nothing is carried out after it', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mime, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { phase: over, dead: [Ann], winners: [Ann] }
    - night 1: [Bob: mafia vigilante Cat, Cat: vigilante Bob]
    - end
    - expect: { phase: over, dead: [Ann], winners: [Ann], unannounced: [{ kind: death }], refused: [{ by: Bob, code: over }, { by: Cat, code: over }] }
`);

test('mafia/general/win-check#4: GreyWolfDev/Werewolf#176: a deal that is won at once is not dealt', () => {
  const terms = { ruleset: 'mafia', seed: 1, options: {}, pins: {} };
  const dealt = mafia.deal(terms, ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'], ['Town Cop', 'Town Doctor', 'Town', 'Town', 'Town']);
  expect(dealt.ok).toBe(false);
  expect(!dealt.ok && dealt.faults.map(({ message }) => message).join()).toContain('over before it starts');
});
