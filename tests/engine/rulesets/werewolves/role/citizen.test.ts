import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/citizen#1', 'has nothing to use', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ann: citizen Bob]
    - expect: { refused: [{ by: Ann }] }
`);
