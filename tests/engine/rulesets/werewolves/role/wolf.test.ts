import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/wolf#1', 'has no ability', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Wes: wolf Ann]
    - expect: { refused: [{ by: Wes }] }
`);

rule('werewolves/role/wolf#2', 'votes by day, and in the pack by night', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Wes: vote Bob]
    - end
    - expect: { dead: [Ann, Bob] }
`);
