import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

/** What the hosts are told: each phase in which somebody has knocked at their door. */
const alerts = (record: string): readonly string[] =>
  resultOf(played(head + record).session).trace.filter(({ text }) => String(text).includes('the door of the hosts')).map(({ phase }) => String(phase));

test('werewolves/role/none#1: the hosts are told that somebody has no role, the players are not', () => {
  const record = `
  players: { Non: None, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Non: none Host]
    - day 2: []
    - expect: { dead: [], refused: [], untold: { Non: [{ kind: result }, { kind: notice }], Ann: [{ text: Non }] }, unannounced: [{ about: { has: [Non] } }] }
  `;
  expect(played(head + record).failures).toEqual([]);
  expect(alerts(record)).toEqual(['night 2']);
});

test('werewolves/role/none#2: one host a night, not in the first', () => {
  const record = `
  players: { Non: None, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Non: none Host]
    - day 1: [Non: none Host]
    - expect: { refused: [{ by: Non, phase: night 1 }, { by: Non, phase: day 1 }] }
    - night 2: [Non: none Ann, Non: none Host, Non: none Host]
    - night 3: [Non: none Host]
    - expect: { refused: [{ by: Non, text: none Ann }] }
    - day 3: []
  `;
  expect(played(head + record).failures).toEqual([]);
  expect(alerts(record)).toEqual(['night 2', 'night 3']);
});

test('werewolves/role/none#3: when the night ends, and not if it was taken back', () => {
  const players = '  players: { Non: None, Ann: Citizen, Bob: Citizen, Wes: Wolf }';
  expect(alerts(`${players}\n  play:\n    - night 2: [Non: none Host]\n`)).toEqual([]);
  expect(alerts(`${players}\n  play:\n    - night 2: [Non: none Host]\n    - day 2: []\n`)).toEqual(['night 2']);
  expect(alerts(`${players}\n  play:\n    - night 2: [Non: none Host, Non: cancel none]\n    - day 2: []\n`)).toEqual([]);
});

test('werewolves/role/none#4: nobody deals it on purpose', () => {
  expect(() => played(`
  rules: werewolves
  players: { Non: None, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play: [day 0: []]
  `)).toThrow(/a None is never dealt/);
});

rule('werewolves/role/none#5', 'wins with whoever wins, and is no obstacle', `${head}
  players: { Non: None, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Non, Ann, Bob] }
`);

rule('werewolves/role/none#5', 'even with one who has to be the last', `${head}
  players: { Non: None, Whi: White Werewolf, Wes: Wolf }
  play:
    - night 2: [Whi: white werewolf Wes]
    - day 2: []
    - expect: { phase: over, alive: [Non, Whi], winners: [Non, Whi] }
`);

rule('werewolves/role/none#5', 'not with the werewolves, who have to be rid of it', `${head}
  players: { Non: None, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], winners: [] }
    - night 2: [Wes: vote Non in wolfpack]
    - day 2: []
    - expect: { phase: over, winners: [Wes, Wim] }
`);
