import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/despot#1', 'wins by being elected Mayor', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { dead: [Des], announced: [{ kind: win, about: [Des], result: Despot }] }
    - day 2: [Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/role/despot#2', 'the election of the next day is skipped, the one after is held', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - day 2: [Ann: vote Bob in mayor]
    - day 3: [Ann: vote Bob in mayor]
    - end
    - expect: { dead: [Des], refused: [{ by: Ann }], announced: [{ about: [Bob], result: Mayor }] }
`);
