import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/vampire#1', 'one in odd nights, two in even ones', `${head}
  players: { Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Vam: vampire Bob]
    - day 1: [Vam: vampire Cal]
    - expect: { refused: [{ by: Vam, text: vampire Bob }, { by: Vam, text: vampire Cal }] }
    - night 2: [Vam: vampire Bob, Vam: vampire Cal, Vam: vampire Dee, Axl: assassin Bob, Wes: vote Cal in wolfpack]
    - day 2: []
    - expect: { refused: [{ by: Vam, text: vampire Dee }], dead: [], roles: { Bob: Undead, Cal: Undead } }
`);

rule('werewolves/role/vampire#2', 'demonizes at once: an attack later in that night makes an Undead', `${head}
  players: { Vam: Vampire, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Dem: demon Ann with attack]
    - expect: { phase: night 1, dead: [], roles: { Ann: Undead } }
`);

rule('werewolves/role/vampire#3', 'who is demonized hears nothing of it', `${head}
  players: { Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role }] } }
    - night 1: [Vam: vampire Ann]
    - day 1: []
    - expect: { untold: { Ann: [{}] } }
`);

rule('werewolves/role/vampire#4', 'neither itself nor any of the Underworld', `${head}
  players: { Vam: Vampire, Vin: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Vam, Vam: vampire Vin, Vin: vampire Ann, Wes: vote Ann in wolfpack]
    - expect: { refused: [{ by: Vam, text: vampire Vam }, { by: Vam, text: vampire Vin }] }
    - night 2: [Vam: vampire Ann]
    - expect: { roles: { Ann: Undead }, refused: [{ by: Vam, text: vampire Ann }] }
`);

rule('werewolves/role/vampire#5', 'killed at night, a Citizen is an Undead, a Cupid an Undead Cupid, a Devout Villager dead', `${head}
  players: { Vam: Vampire, Vin: Vampire, Cup: Cupid, Vil: Devout Villager, Axl: Assassin, Alf: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Bob]
    - night 2: [Vam: vampire Ann, Vam: vampire Cup, Vin: vampire Vil, Axl: assassin Ann, Alf: assassin Cup, Wes: vote Vil in wolfpack]
    - day 2: []
    - expect: { dead: [Vil], roles: { Ann: Undead, Cup: Undead Cupid, Vil: Devout Villager } }
`);

rule('werewolves/role/vampire#6', 'wins with the Undead, past the unaligned', `${head}
  players: { Vam: Vampire, Ann: Citizen, Des: Despot, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { winners: [] }
    - day 1: [Vam: vote Wes, Ann: vote Wes]
    - end
    - expect: { phase: over, winners: [Vam, Ann] }
`);

rule('werewolves/role/vampire#7', 'two know each other, demonize one each, and win together', `${head}
  players: { Vam: Vampire, Vin: Vampire, Ann: Citizen, Bob: Citizen, Axl: Assassin, Wes: Wolf }
  play:
    - expect: { channels: { underworld-channel: [Vam, Vin] } }
    - night 1: [Vam: vampire Ann, Vin: vampire Bob]
    - night 2: [Axl: assassin Ann, Wes: vote Bob in wolfpack]
    - day 2: [Vam: vote Wes, Ann: vote Wes, Bob: vote Wes]
    - night 3: []
    - expect: { refused: [], roles: { Ann: Undead, Bob: Undead } }
    - day 3: [Vam: vote Axl, Ann: vote Axl]
    - end
    - expect: { phase: over, winners: [Vam, Vin, Ann, Bob] }
`);

rule('werewolves/role/vampire#8', 'an Undead is enough to keep what was begun, and without it all is over', `${head}
  players: { Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Axl: Assassin, Alf: Assassin, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Wes: vote Ann in wolfpack]
    - night 2: [Vam: vampire Bob, Vam: vampire Cal]
    - day 2: [Cal: vote Vam, Dee: vote Vam]
    - night 3: [Axl: assassin Bob]
    - day 3: [Cal: vote Ann, Dee: vote Ann]
    - expect: { dead: [Vam], roles: { Bob: Undead } }
    - night 4: []
    - day 4: [Cal: vote Bob, Dee: vote Bob]
    - night 5: [Alf: assassin Cal]
    - day 5: []
    - expect: { dead: [Vam, Ann, Bob, Cal] }
`);
