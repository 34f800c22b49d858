import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/team/townsfolk#1', 'the townsfolk win when the last werewolf is gone', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Wes]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal] }
`);
