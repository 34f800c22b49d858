import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

// Faults that players of other projects reported, as far as they could happen here: how games end and begin, several winners, one death told once.

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/win-conditions#1', 'GreyWolfDev/Werewolf#94: as many wolves as others end nothing while others live', `${head}
  players: { Hun: Huntress, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: []
    - day 1: []
    - expect: { phase: day 1, winners: [], dead: [] }
`);

rule('werewolves/rule/results#1', 'lykoss/lykos#349: who win by themselves at one time have all won', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Ang: Angel, Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  decide: { angel-companion: Ann }
  play:
    - day 1: [Ann: vote Ang, Bob: vote Gol in guardian]
    - end
    - expect: { dead: [Ang, Gol, Ann], announced: [{ kind: win, about: [Ang], result: Angel }, { kind: win, about: [Gol], result: Golem }] }
`);

test('werewolves/rule/death#1: lykoss/lykos#56: who is met by two deaths in one night dies once, and is told of once', () => {
  const { session } = played(`${head}
  players: { Hou: Houseguest, Axl: Assassin, Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Hou]
    - night 2: [Hou: houseguest Bob, Axl: assassin Bob, Wes: vote Bob in wolfpack, Wim: vote Bob in wolfpack]
    - day 2: []
  `);
  const { deaths, announced } = resultOf(session);
  const told = announced.filter(({ kind }) => kind === 'death').flatMap(({ about = [] }) => about);
  expect([deaths.length, told.length]).toEqual([3, 3]);
  expect(new Set(told)).toEqual(new Set(['Bob', 'Cup', 'Hou']));
});

rule('werewolves/rule/ability-timing#1', 'lykoss/lykos#514: an act that was taken back and sent again is the one that counts', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Axl: cancel assassin, Axl: assassin Bob]
    - day 2: []
    - expect: { dead: [Bob], refused: [] }
`);

test('werewolves/rule/setup#1: GreyWolfDev/Werewolf#176: a table without anybody to beat is not dealt', () => {
  expect(() => played(`
  rules: werewolves
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Eve: Citizen }
  play:
    - night 1: []
  `)).toThrow('this game would be over before it starts: add somebody of another side');
});
