import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { effectsOf } from '../effects-of.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/waiter#2', 'hears nothing of it, and wins and acts as before', `${head}
  decide: { chef-waiters: [[Fay, Wes]] }
  players: { Che: Chef, Fay: Fortune Teller, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Wes, Wes: vote Bob in wolfpack]
    - expect: { told: { Fay: [{ result: Wolf }] }, untold: { Fay: [{ text: waiter }, { kind: notice }], Wes: [{ text: waiter }, { kind: notice }] } }
    - day 1: [Fay: vote Wes, Cal: vote Wes]
    - end
    - expect: { phase: over, dead: [Bob, Wes], winners: [Che, Fay, Bob, Cal] }
`);

test('werewolves/attribute/waiter#3: no two of one team', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const waiting = Object.keys(effectsOf(`${head}
  seed: ${seed}
  players: { Che: Chef, Ann: Citizen, Bob: Witch, Pyr: Pyromancer, Pat: Pyromancer, Wes: Wolf, Wim: Wolf }
  play: [night 1: []]
`));
    expect(waiting).toHaveLength(3);
    for (const team of [['Ann', 'Bob'], ['Pyr', 'Pat'], ['Wes', 'Wim']]) expect(waiting.filter(name => team.includes(name))).toHaveLength(1);
  }
});

test('werewolves/attribute/waiter#4: none for a team that arises later', () => {
  expect(effectsOf(`${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Cup: Cupid, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wes]
    - night 2: []
`)).toEqual({ Ann: ['waiter'], Wes: ['waiter'] });
});

test('werewolves/attribute/waiter#1: a Chef who comes later finds one waiter of each team among the living', () => {
  expect(Object.keys(effectsOf(`${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Amn: { Amnesiac: { role: Chef } }, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play: [night 2: []]
  `))).toEqual(['Ann', 'Wes']);
});
