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

rule('werewolves/role/apocalyptic-horseman#4', 'no attack at night kills', `${head}
  players: { Hor: Apocalyptic Horseman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Hor in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - day 1: [Ann: vote Hor, Bob: vote Hor]
    - end
    - expect: { dead: [Hor] }
`);

rule('werewolves/role/apocalyptic-horseman#3', 'strikes when the night ends', `${head}
  players: { Hor: Apocalyptic Horseman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: apocalyptic horseman Ann]
    - expect: { dead: [] }
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/apocalyptic-horseman#2', 'one attack in a night', `${head}
  players: { Hor: Apocalyptic Horseman, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: apocalyptic horseman Ann, Hor: apocalyptic horseman Bob]
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/apocalyptic-horseman#6', 'wins once all others are dead', `${head}
  players: { Hor: Apocalyptic Horseman, War: Horseman of War, Ann: Citizen }
  play:
    - night 1: [Hor: apocalyptic horseman Ann]
    - day 1: []
    - expect: { phase: over, winners: [Hor, War] }
`);

rule('werewolves/role/horseman#1', 'becomes a kind when Day 0 ends', `${head}
  decide: { horseman-kind: Horseman of Famine }
  players: { Hor: Horseman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { roles: { Hor: Horseman } }
    - night 1: []
    - expect: { roles: { Hor: Horseman of Famine } }
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

rule('werewolves/role/horseman#8', 'wins with the other Horsemen', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen }
  play:
    - day 1: [War: vote Ann, Fam: vote Ann]
    - end
    - expect: { phase: over, winners: [War, Fam] }
`);

rule('werewolves/role/horseman-of-war#6', 'the vote of the doomed does not count on the next day, and counts the day after', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - day 1: [Ann: vote Bob]
    - night 2: []
    - expect: { dead: [] }
    - day 2: [Ann: vote Bob]
    - night 3: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/horseman-of-famine#6', 'the doomed look like a Horseman', `${head}
  players: { Fam: Horseman of Famine, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Ann]
    - night 2: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Horseman of Famine }] } }
`);

rule('werewolves/role/horseman-of-war#7', 'the doomed may win an election without effect', `${head}
  players: { War: Horseman of War, Des: Despot, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Des]
    - day 1: [Bob: vote Des in mayor, Wes: vote Des in mayor]
    - night 2: []
    - expect: { dead: [], unannounced: [{ result: Mayor }] }
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

rule('werewolves/role/horseman-of-pestilence#12', 'with no rider left the doomed act again', `${head}
  players: { Hor: Horseman of Pestilence, Bar: Barber, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Hor: horseman of pestilence Bar, Axl: assassin Hor]
    - day 2: [Bar: barber Ann]
    - expect: { dead: [Ann, Hor] }
`);
