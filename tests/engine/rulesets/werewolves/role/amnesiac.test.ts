import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/amnesiac#1', "is told three of the town's roles, the own one among them", `${head}
  players: { Amn: { Amnesiac: { role: Oracle } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Amn: [{ ability: amnesiac, result: { has: [Oracle] } }, { ability: amnesiac, result: { size: 3 } }] }, untold: { Amn: [{ ability: amnesiac, result: { has: [Wolf] } }, { ability: amnesiac, result: { has: [Amnesiac] } }, { kind: role, result: Oracle }] } }
`);

rule('werewolves/role/amnesiac#3', 'learns the role when Day 1 ends, and is it', `${head}
  players: { Amn: { Amnesiac: { role: Oracle } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Amn: vote nobody]
    - expect: { roles: { Amn: Amnesiac } }
    - end
    - expect: { roles: { Amn: Oracle }, told: { Amn: [{ kind: role, result: Oracle, phase: day 1 }] } }
    - night 2: [Amn: oracle Ann and Wes]
    - expect: { told: { Amn: [{ ability: oracle, result: false }] } }
`);
