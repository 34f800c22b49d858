import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/hellhound#1', 'they share a channel', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { hellhounds: [Hel, Hek], wolfpack: [Hel, Hek, Wes] } }
`);

rule('werewolves/role/hellhound#2', 'they are werewolves: lycans of the pack', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Pri: Priest, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Pri: priest Hel]
    - day 2: []
    - expect: { dead: [Hel] }
`);
