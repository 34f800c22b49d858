import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/medium#5', 'one question, answered by yes or no', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?", Med: medium say "is Ann one?"]
    - expect: { refused: [{ by: Med, text: is Ann one }] }
    - day 2: [Wim: vote maybe in medium, Wim: vote Ann in medium, Wim: vote yes in medium]
    - expect: { refused: [{ by: Wim, text: maybe }, { by: Wim, text: Ann }] }
    - end
    - expect: { told: { Med: [{ ability: medium, result: true }] } }
`);
