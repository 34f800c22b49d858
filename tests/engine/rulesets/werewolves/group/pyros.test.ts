import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/pyros#1', 'Pyromancers, and Wisps once they are promoted', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { pyros: [Pyr, Pat] } }
    - day 1: [Ann: vote Pyr, Bob: vote Pyr]
    - night 2: []
    - expect: { channels: { pyros: [Pyr, Pat] }, roles: { Wis: Wisp } }
    - day 2: [Ann: vote Pat, Bob: vote Pat]
    - end
    - expect: { channels: { pyros: [Pyr, Pat, Wis] }, roles: { Wis: Pyromancer } }
`);
