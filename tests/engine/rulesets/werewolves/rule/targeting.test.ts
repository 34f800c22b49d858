import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/targeting#6', 'the owner may choose to have no target', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Wim]
    - day 1: [Hun: huntress nobody]
    - night 2: [Wes: vote Hun in wolfpack]
    - day 2: []
    - expect: { dead: [Hun] }
`);
