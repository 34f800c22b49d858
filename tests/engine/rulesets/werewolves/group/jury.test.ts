import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/jury#2', 'investigates from Night 2', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Jim: vote Wes in jury]
    - expect: { refused: [{ by: Jim }] }
    - night 2: [Jim: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jan: [{ ability: jury, about: [Wes], result: Wolf }] }, announced: [{ kind: reveal, result: Wolf, phase: day 2 }] }
`);
