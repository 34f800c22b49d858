import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/announcements#2', 'a death is announced without a role', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { announced: [{ kind: death, about: [Ann], phase: day 1 }], unannounced: [{ result: Citizen }] }
`);
