import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/team/horsemen#1', 'all who do not ride have to die', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [War: vote Ann, Bob: vote Ann]
    - night 2: []
    - expect: { winners: [], dead: [Ann] }
    - day 2: [War: vote Bob]
    - end
    - expect: { phase: over, winners: [War] }
`);

rule('werewolves/team/horsemen#2', 'the unaligned may live', `${head}
  players: { War: Horseman of War, Ann: Citizen, Des: Despot }
  play:
    - day 1: [War: vote Ann, Des: vote Ann]
    - end
    - expect: { phase: over, winners: [War], alive: [War, Des] }
`);

rule('werewolves/team/horsemen#3', 'start as strangers', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { horsemen-channel: [] } }
`);

rule('werewolves/team/horsemen#5', 'no Doomsday while two riders are strangers', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann, Fam: horseman of famine Wes]
    - expect: { roles: { War: Horseman of War, Fam: Horseman of Famine } }
    - night 2: [War: horseman of war Fam]
    - expect: { roles: { War: Apocalyptic Horseman, Fam: Apocalyptic Horseman } }
`);

rule('werewolves/team/horsemen#6', 'a single rider is united', `${head}
  players: { War: Horseman of War, Ann: Citizen }
  play:
    - night 1: [War: horseman of war Ann]
    - expect: { roles: { War: Apocalyptic Horseman } }
`);

rule('werewolves/rule/doomsday#3', 'unaligned players have to be doomed too, unless the option says otherwise', `
  rules: werewolves
  options: { check: off, doomsdayUnaligned: false }
  players: { War: Horseman of War, Ann: Citizen, Des: Despot }
  play:
    - night 1: [War: horseman of war Ann]
    - expect: { roles: { War: Apocalyptic Horseman } }
`);

rule('werewolves/team/horsemen?1', 'an undoomed Despot keeps Doomsday away', `${head}
  players: { War: Horseman of War, Ann: Citizen, Des: Despot }
  play:
    - night 1: [War: horseman of war Ann]
    - expect: { roles: { War: Horseman of War } }
`);

rule('werewolves/rule/doomsday#4', 'no attack in a night in which doom was tried', `${head}
  players: { War: Horseman of War, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - night 2: [War: horseman of war Wes, War: apocalyptic horseman Wes]
    - expect: { refused: [{ by: War }], roles: { War: Apocalyptic Horseman } }
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/rule/doomsday#2', 'to doom a rider dooms nobody', `${head}
  players: { War: Horseman of War, Pes: Horseman of Pestilence, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Pes]
    - expect: { channels: { horsemen-channel: [War, Pes] }, untold: { Pes: [{ result: doomed }], War: [{ result: doomed }] } }
`);

rule('werewolves/team/horsemen#7', 'with no rider left all dooms are over', `${head}
  players: { Hor: Horseman of Death, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of death Ann]
    - day 1: [Bob: vote Hor, Cal: vote Hor]
    - night 2: []
    - day 2: []
    - expect: { dead: [Hor] }
`);

rule('werewolves/team/horsemen#4', 'each pair that meets enters the one channel', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Pes: Horseman of Pestilence, Dea: Horseman of Death, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Fam]
    - expect: { channels: { horsemen-channel: [War, Fam] } }
    - night 2: [Pes: horseman of pestilence Dea]
    - expect: { channels: { horsemen-channel: [War, Fam, Pes, Dea] }, untold: { Fam: [{ result: doomed }], Dea: [{ result: doomed }] } }
`);
