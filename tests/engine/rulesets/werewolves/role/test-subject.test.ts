import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/test-subject#1', 'two of two teams are given to a Mad Scientist', `${head}
  decide: { mad-scientist-subjects: [[Ann, Wes]] }
  players: { Mad: Mad Scientist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Test Subject }], Wes: [{ kind: role, result: Test Subject }] }, untold: { Bob: [{ result: Test Subject }], Mad: [{ result: Test Subject }] } }
`);

rule('werewolves/role/test-subject#2', 'shares a channel with the scientist and the other subject', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Bob, Wes] } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { laboratory: [Mad, Bob, Wes] } }
`);

rule('werewolves/role/test-subject#3', 'may be attacked when the scientist is killed: the chosen one, or one of the two', `${head}
  decide: { mad-scientist-subject: Ann }
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wim: vote Mad in wolfpack]
    - day 1: []
    - expect: { dead: [Mad, Ann] }
`);
