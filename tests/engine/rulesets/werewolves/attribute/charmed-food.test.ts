import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/charmed-food#1', 'nobody is fed twice, whichever Chef it is', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Uma: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with charm, Uma: unemployed chef Cal]
    - day 1: [Bob: restaurant customer with yes]
    - night 2: [Che: chef Bob with charm, Che: chef Cal with charm, Uma: unemployed chef Cal, Uma: unemployed chef Bob]
    - expect: { refused: [{ by: Che, text: chef Bob with charm }, { by: Che, text: chef Cal with charm }, { by: Uma, text: unemployed chef Cal }, { by: Uma, text: unemployed chef Bob }] }
`);
