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

rule('werewolves/role/hellhound#3', 'a White Werewolf is never one of them, and the pack is told nothing', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Hob: Hellhound, Whi: White Werewolf, Wes: Wolf, Fay: Fortune Teller, Ann: Citizen }
  play:
    - expect: { channels: { hellhounds: [Hel, Hek, Hob], wolfpack: [Hel, Hek, Hob, Whi, Wes] }, untold: { Wes: [{ result: Hellhound }], Whi: [{ result: Hellhound }] } }
    - night 1: [Fay: fortune teller Whi]
    - expect: { told: { Fay: [{ about: [Whi], result: Wolf }] } }
`);
