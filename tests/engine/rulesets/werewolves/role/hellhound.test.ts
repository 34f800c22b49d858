import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

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

rule('werewolves/role/hellhound?1', 'disbanded they keep role and pack, and the channel can be read', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Hob: Hellhound, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Hel, Hek: say "hear me" in hellhounds]
    - expect: { refused: [] }
    - night 2: [Axl: assassin Hel]
    - day 2: [Hek: say "again" in hellhounds]
    - expect: { roles: { Hel: Undead, Hek: Hellhound, Hob: Hellhound }, channels: { wolfpack: [Hel, Hek, Hob, Wes], hellhounds: [Hel, Hek, Hob] }, refused: [{ by: Hek, text: again }] }
`);

rule('werewolves/role/hellhound?2', 'with a dead one the others still talk', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Hob: Hellhound, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Hel, Bob: vote Hel]
    - night 2: [Hek: say "still here" in hellhounds]
    - expect: { dead: [Hel], refused: [] }
`);

test('werewolves/role/hellhound?3: one alone is not dealt', () => {
  expect(() => played(`
  rules: werewolves
  players: { Abe: Hellhound, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Fay: Citizen }
  play:
    - night 1: []
`)).toThrow('at least 2 of the role Hellhound');
});
