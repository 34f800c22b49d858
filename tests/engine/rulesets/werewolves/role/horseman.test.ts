import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/horseman#1', 'becomes a kind when Day 0 ends', `${head}
  decide: { horseman-kind: Horseman of Famine }
  players: { Hor: Horseman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { roles: { Hor: Horseman } }
    - night 1: []
    - expect: { roles: { Hor: Horseman of Famine } }
`);

test('werewolves/role/horseman#2: five of them take the four kinds, the fifth one of these again', () => {
  const { roles } = resultOf(played(`${head}
  players: { Hal: Horseman, Hea: Horseman, Hob: Horseman, Hug: Horseman, Hut: Horseman, Ann: Citizen, Wes: Wolf }
  play: [night 1: []]
  `).session);
  const taken = ['Hal', 'Hea', 'Hob', 'Hug', 'Hut'].map(name => roles[name]!);
  expect([...new Set(taken)].sort()).toEqual(['Horseman of Death', 'Horseman of Famine', 'Horseman of Pestilence', 'Horseman of War']);
});

rule('werewolves/role/horseman#3', 'each dooms one player a night, as its kind does', `${head}
  decide: { horseman-kind: [Horseman of War, Horseman of Famine] }
  players: { Hal: Horseman, Hob: Horseman, Ann: Citizen, Bob: Citizen, Cal: Citizen, Fay: Fortune Teller, Wes: Wolf }
  play:
    - night 1: [Hal: horseman of war Ann, Hal: horseman of war Cal, Hob: horseman of famine Bob, Hob: horseman of famine Cal, Fay: fortune teller Bob]
    - expect:
        told:
          Ann: [{ kind: notice, result: doomed }]
          Bob: [{ kind: notice, result: doomed }]
          Fay: [{ about: [Bob], result: { anyOf: [Horseman of War, Horseman of Famine] } }]
        untold: { Cal: [{ kind: notice }] }
        refused: [{ by: Hal, text: horseman of war Cal }, { by: Hob, text: horseman of famine Cal }]
    - day 1: [Ann: vote Fay, Bob: vote Cal]
    - night 2: []
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/horseman#4', 'two Horsemen unite when one tries to doom the other', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Fam]
    - expect: { channels: { horsemen-channel: [War, Fam] }, untold: { Fam: [{ result: doomed }] } }
`);

rule('werewolves/role/horseman#5', 'who is doomed is told of it, and not by whom', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - expect: { told: { Ann: [{ kind: notice, result: doomed }] }, untold: { Ann: [{ about: [War] }] } }
`);

rule('werewolves/role/horseman#6', 'the doomed may be doomed again', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - night 2: [War: horseman of war Ann]
    - expect: { refused: [] , phase: night 2 }
`);

rule('werewolves/role/horseman#7', 'Doomsday: all others doomed, all riders united', `${head}
  players: { War: Horseman of War, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - night 2: [War: horseman of war Wes]
    - expect: { roles: { War: Apocalyptic Horseman } }
    - night 3: [War: apocalyptic horseman Wes]
    - day 3: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/horseman#8', 'wins with the other Horsemen', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen }
  play:
    - day 1: [War: vote Ann, Fam: vote Ann]
    - end
    - expect: { phase: over, winners: [War, Fam] }
`);
