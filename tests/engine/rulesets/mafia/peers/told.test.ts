import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';

// Faults of other projects: words that are said before, or apart from, what came out.

test('mafia/general/resolution-order#12: lykoss/lykos#56: one death, whatever it has been brought about by', () => {
  const { deaths, announced } = resultOf(played(`
    rules: mafia
    options: { start: night, check: off, parity: off }
    decide: { lover-target: Dan }
    players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Town Lover Weak Visitor, Dan: Town, Eve: Town Vigilante, Fay: Town }
    play:
      - night 1: [Ann: mafia vigilante Cat, Bob: vigilante Cat, Cat: visitor Ann, Eve: vigilante Dan]
      - end
  `).session);
  expect(deaths).toHaveLength(2);
  expect(new Set(deaths.map(({ player }) => player))).toEqual(new Set(['Cat', 'Dan']));
  expect(announced.filter(({ kind }) => kind === 'death').map(({ about }) => about)).toEqual([['Cat'], ['Dan']]);
});

rule('mafia/role/doctor?1', 'GreyWolfDev/Werewolf#129: nothing tells of a kill that was stopped', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Doctor, Cat: Town Bomb, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Cat, Bob: doctor Cat]
    - end
    - expect:
        phase: day 1
        dead: []
        untold: { Ann: [{ kind: result }, { kind: notice }, { kind: prompt }], Bob: [{ kind: result }, { kind: notice }, { kind: prompt }], Cat: [{ kind: result }, { kind: notice }, { kind: prompt }] }
        unannounced: [{ kind: death }]
`);

rule('mafia/general/targeting#5', 'GreyWolfDev/Werewolf#527: reports of one night agree with each other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Bus Driver, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Town Tracker, Gus: Town Watcher, Hal: Town Voyeur, Ivy: Town Motion Detector }
  play:
    - night 1: [Ann: mafia vigilante Dan, Bob: bus driver Dan and Eve, Cat: doctor Dan, Fay: tracker Ann, Gus: watcher Dan, Hal: voyeur Dan, Ivy: motion detector Eve]
    - end
    - expect:
        dead: []
        told:
          Fay: [{ ability: tracker, result: [Eve] }]
          Gus: [{ ability: watcher, about: [Dan], result: [Ann, Bob, Cat, Hal] }]
          Hal: [{ ability: voyeur, about: [Dan], result: [Manipulative, Protective, Killing, Investigative] }]
          Ivy: [{ ability: motion detector, result: Motion Detected }]
`);

rule('mafia/role/doctor?1', 'GreyWolfDev/Werewolf#171: who protects is not told twice, but not at all', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Bodyguard, Cat: Town Doctor, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Dan, Bob: bodyguard Dan, Cat: doctor Dan]
    - end
    - expect: { dead: [], untold: { Bob: [{ kind: result }, { kind: notice }, { kind: prompt }], Cat: [{ kind: result }, { kind: notice }, { kind: prompt }], Dan: [{ kind: result }, { kind: notice }, { kind: prompt }] } }
`);

rule('mafia/general/day-resolution#3', 'GreyWolfDev/Werewolf#292: who shoots by day gives no side away', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mafia-aligned Public Day Vigilante, Bob: Town, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - day 1: [Ann: vigilante Bob]
    - expect:
        dead: [Bob]
        announced: [{ kind: death, about: [Bob], result: Town }, { kind: notice, about: [Bob] }]
        unannounced: [{ text: Mafia }, { result: { has: Mafia } }]
`);

rule('mafia/general/flips?1', 'GreyWolfDev/Werewolf#292: of a swept death everybody hears the name and nothing else', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Janitor, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: janitor Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], announced: [{ kind: death, about: [Cat] }], unannounced: [{ text: Cop }, { text: Town }, { result: { has: Cop } }] }
`);

rule('mafia/role/cop?3', 'UltiMafia/Ultimafia#418: whatever was in the way, whoever asked gets an answer', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Roleblocker, Bob: Town Cop, Cat: Town Loyal Gunsmith, Dan: Town Rolecop, Eve: Town Ascetic, Fay: Mafia Goon, Gus: Town Tracker, Hal: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: cop Hal, Cat: gunsmith Fay, Dan: rolecop Eve, Gus: tracker Hal]
    - end
    - expect:
        told:
          Bob: [{ ability: cop, about: [Hal], result: No Result }]
          Cat: [{ ability: gunsmith, about: [Fay], result: No Result }]
          Dan: [{ ability: rolecop, about: [Eve], result: No Result }]
          Gus: [{ ability: tracker, about: [Hal], result: [], text: Nobody }]
`);

rule('mafia/general/resolution-order#11', 'BeyondMafia/BeyondMafia-Integration#207: a report goes to whoever earned it, dead or not, and not to the heir', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town Universal Backup, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob, Bob: cop Ann]
    - end
    - expect:
        dead: [Bob]
        roles: { Cat: Town Cop }
        told: { Bob: [{ ability: cop, about: [Ann], result: Non-Town }] }
        untold: { Cat: [{ kind: result }] }
`);

rule('mafia/role/cop?1', 'Mafia-Hands/Mafia#267: an answer says what was compared', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Cop, Bob: Town Mafia Cop, Cat: Town Alignment Cop, Dan: Mime, Eve: Mafia Goon, Fay: Town }
  play:
    - night 1: [Ann: cop Dan, Bob: cop Dan, Cat: alignment cop Dan]
    - end
    - expect:
        told:
          Ann: [{ ability: cop, result: Non-Town }]
          Bob: [{ ability: cop, result: false, text: Not Mafia }]
          Cat: [{ ability: cop, result: Mime }]
`);
