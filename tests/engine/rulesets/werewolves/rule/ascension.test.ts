import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/ascension#2', 'who ascends stops playing, and the game goes on', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter]
    - day 3: [Ann: vote Gol in guardian]
    - night 4: [Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol }], alive: [Ann, Bob, Wes], announced: [{ kind: win, about: [Gol], result: Golem }] }
`);

/** How often everybody is told that this player leaves, and how often the player dies. */
function leaves(name: string, record: string): readonly number[] {
  const { announced, deaths } = resultOf(played(head + record).session);
  return [announced.filter(({ kind, about }) => kind !== 'vote' && JSON.stringify(about) === JSON.stringify([name])).length, deaths.filter(({ player }) => player === name).length];
}

// What makes them leave holds all the time: it would let them leave again and again.
test('werewolves/rule/ascension#2: who descends does so once', () => {
  expect(leaves('Che', `
  decide: { chef-waiters: [[Ann, Wim]] }
  players: { Che: Chef, Ann: Citizen, Wim: Wolf, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Bob: vote Wim, Cal: vote Wim]
    - day 2: []
`)).toEqual([1, 1]);
  expect(leaves('Rid', `
  players: { Rid: Riding Hood, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - day 2: []
`)).toEqual([1, 1]);
});

test('werewolves/rule/ascension#2: who ascends does so once', () => {
  expect(leaves('Doc', `
  players: { Doc: Plague Doctor, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pla, Bob: vote Pla]
    - day 2: []
`)).toEqual([1, 1]);
  expect(leaves('Psy', `
  decide: { psychopath-list: [[Pyr]] }
  players: { Psy: Psychopath, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pyr, Bob: vote Pyr]
    - day 2: []
`)).toEqual([1, 1]);
});
