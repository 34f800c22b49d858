import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/cult#2', 'attacks from Night 2', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cul: vote Ann in cult]
    - expect: { refused: [{ by: Cul }] }
    - night 2: [Cul: vote Ann in cult]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/group/cult#6', 'who has changed role votes with full weight', `${head}
  players: { Inf: Infecting Wolf, Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Mem]
    - night 2: [Mem: vote Ann in cult]
    - day 2: []
    - expect: { dead: [Ann] }
`);
