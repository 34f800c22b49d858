import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/couple#1', 'Cupid and the lover are in it, and nobody before the choice', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { couple: [] } }
    - night 1: [Cup: cupid Ann]
    - expect: { channels: { couple: [Cup, Ann] } }
`);
