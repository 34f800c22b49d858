import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/plague-pit#1', 'Plague Bearers know each other by it, and nobody else is in it', `${head}
  players: { Pla: Plague Bearer, Pol: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - expect: { channels: { plague-pit: [Pla, Pol] } }
`);
