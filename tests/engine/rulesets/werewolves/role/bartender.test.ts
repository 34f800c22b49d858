import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/bartender#2', 'not without the role', `${head}
  players: { Bar: Bartender, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Bar]
    - day 1: [Bar: bartender say "hello"]
    - expect: { refused: [{ by: Bar }], unannounced: [{ text: hello }] }
`);
