import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/undead#1', 'comes of a demonized player whom somebody kills at night; killed once more, is dead', `${head}
  players: { Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Ann: Undead }, told: { Ann: [{ kind: role, result: Undead }] } }
    - night 2: [Axl: assassin Ann]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/undead#2', 'has the old role no more, and wins with the Vampire', `${head}
  players: { Vam: Vampire, Fay: Fortune Teller, Wes: Wolf, Ann: Citizen }
  play:
    - night 1: [Vam: vampire Fay, Wes: vote Fay in wolfpack]
    - night 2: [Fay: fortune teller Wes]
    - expect: { refused: [{ by: Fay }], roles: { Fay: Undead } }
    - day 2: [Vam: vote Wes, Fay: vote Wes]
    - night 3: []
    - day 3: [Vam: vote Ann, Fay: vote Ann]
    - end
    - expect: { phase: over, winners: [Vam, Fay] }
`);

rule('werewolves/role/undead#3', 'is in the channel of the Underworld', `${head}
  players: { Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Wes: vote Ann in wolfpack]
    - expect: { channels: { underworld-channel: [Vam] } }
    - day 1: []
    - expect: { channels: { underworld-channel: [Vam, Ann] } }
`);

rule('werewolves/role/undead#4', 'two who were wolves vote in the pack, and one wolf outvotes them', `${head}
  players: { Vam: Vampire, Axl: Assassin, Alf: Assassin, Wes: Wolf, Wim: Wolf, Wum: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Vam: vampire Wim, Vam: vampire Wum, Axl: assassin Wim, Alf: assassin Wum]
    - day 2: []
    - expect: { dead: [], roles: { Wim: Undead, Wum: Undead }, channels: { wolfpack: [Wes, Wim, Wum] } }
    - night 3: [Wim: vote Ann in wolfpack, Wum: vote Ann in wolfpack, Wes: vote Bob in wolfpack]
    - day 3: []
    - expect: { dead: [Bob], refused: [] }
`);

rule('werewolves/role/undead#5', 'an Exorcist takes other effects away, and the role stays', `${head}
  players: { Vam: Vampire, Exo: Exorcist, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Pyr: pyromancer Ann, Wes: vote Ann in wolfpack]
    - day 1: [Exo: exorcist Ann]
    - expect: { roles: { Ann: Undead }, told: { Exo: [{ about: [Ann], result: [powdered] }] } }
`);
