import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/horseman-of-war#1', 'dooms one player a night, every night', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann, War: horseman of war Bob]
    - expect: { refused: [{ by: War, text: horseman of war Bob }], told: { Ann: [{ result: doomed }] }, untold: { Bob: [{ result: doomed }] } }
    - night 2: [War: horseman of war Bob]
    - expect: { told: { Bob: [{ result: doomed }] } }
`);

rule('werewolves/role/horseman-of-war#2', 'the doom is there at once', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - expect: { phase: night 1, told: { Ann: [{ kind: notice, result: doomed, phase: night 1 }] } }
`);

rule('werewolves/role/horseman-of-war#3', 'who dooms a Horseman is united with it, and the vote of that one counts', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Fam]
    - expect: { channels: { horsemen-channel: [War, Fam] }, untold: { Fam: [{ result: doomed }] } }
    - day 1: [Fam: vote Ann]
    - night 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/horseman-of-war#4', 'the doomed hears of the doom, and not by whom it came', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - expect: { told: { Ann: [{ kind: notice, result: doomed, about: [] }] }, untold: { Ann: [{ ability: horseman of war }, { about: [War] }] } }
`);

rule('werewolves/role/horseman-of-war#5', 'who is doomed already may be doomed again, by any of them', `${head}
  players: { War: Horseman of War, Wal: Horseman of War, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - night 2: [Wal: horseman of war Ann]
    - expect: { told: { Ann: [{ result: doomed, phase: night 1 }, { result: doomed, phase: night 2 }] } }
    - day 2: [Ann: vote Bob]
    - night 3: []
    - expect: { dead: [] }
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

rule('werewolves/role/horseman-of-war#7', 'the doomed may win an election without effect', `${head}
  players: { War: Horseman of War, Des: Despot, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Des]
    - day 1: [Bob: vote Des in mayor, Wes: vote Des in mayor]
    - night 2: []
    - expect: { dead: [], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/role/horseman-of-war#8', 'the doom outlasts its Horseman, but not the last one', `${head}
  players: { War: Horseman of War, Wal: Horseman of War, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [War: horseman of war Ann, Axl: assassin War]
    - day 2: [Ann: vote Bob]
    - night 3: [Wal: horseman of war Ann, Axl: assassin Wal]
    - expect: { dead: [War] }
    - day 3: [Ann: vote Bob]
    - end
    - expect: { dead: [War, Wal, Bob] }
`);

rule('werewolves/role/horseman-of-war#9', 'with everybody else doomed becomes an Apocalyptic Horseman and may attack', `${head}
  players: { War: Horseman of War, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - expect: { roles: { War: Horseman of War } }
    - night 2: [War: horseman of war Wes]
    - expect: { roles: { War: Apocalyptic Horseman } }
    - night 3: [War: apocalyptic horseman Ann]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/horseman-of-war#10', 'wins with another Horseman once all others are dead', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [War: vote Ann, Fam: vote Ann]
    - night 2: []
    - expect: { winners: [] }
    - day 2: [War: vote Bob, Fam: vote Bob]
    - end
    - expect: { phase: over, winners: [War, Fam] }
`);
