import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/demonized#1', 'killed at night, becomes an Undead; by day an ordinary death', `${head}
  players: { Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Ann: Undead } }
    - night 2: [Vam: vampire Bob]
    - day 2: [Cal: vote Bob]
    - end
    - expect: { dead: [Bob], roles: { Bob: Citizen } }
`);

rule('werewolves/attribute/demonized#2', 'a Devout Villager dies all the same', `${head}
  players: { Vam: Vampire, Dvo: Devout Villager, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Dvo, Wes: vote Dvo in wolfpack]
    - day 1: []
    - expect: { dead: [Dvo], roles: { Dvo: Devout Villager } }
`);

rule('werewolves/attribute/demonized#3', 'a Cupid becomes an Undead Cupid, and the lover lives', `${head}
  players: { Vam: Vampire, Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Vam: vampire Cup, Wes: vote Cup in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Cup: Undead Cupid } }
`);

rule('werewolves/attribute/soulless#2', 'cannot be attacked with a soul', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with protect, Dem: demon Ann with attack]
    - expect: { dead: [], told: { Dem: [{ ability: demon, result: false }] } }
`);

rule('werewolves/attribute/contaminated#2', 'learns of it when the second night after begins, not before', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 2: []
    - expect: { untold: { Ann: [{ result: contaminated }] } }
    - night 3: []
    - expect: { told: { Ann: [{ kind: notice, result: contaminated }] } }
`);

rule('werewolves/attribute/contaminated#3', 'is no attack: a protection does not help', `${head}
  players: { Pla: Plague Bearer, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 3: [Wit: witch Ann with life]
    - expect: { dead: [] }
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/attribute/enchanted#1', 'knows by the channel', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - night 2: [Flu: flute player Bob]
    - expect: { channels: { enchanted: [Ann, Bob] } }
`);

rule('werewolves/attribute/bitten#1', 'two nights running, not with a night between', `${head}
  players: { Zom: Zombie, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - night 3: [Zom: zombie Ann]
    - expect: { roles: { Ann: Citizen } }
    - night 4: [Zom: zombie Ann]
    - expect: { roles: { Ann: Zombie } }
`);

rule('werewolves/attribute/doomed#1', 'is told of the doom at once', `${head}
  players: { Fam: Horseman of Famine, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Ann]
    - expect: { told: { Ann: [{ kind: notice, result: doomed }] } }
`);

rule('werewolves/attribute/waiter#5', 'with the last of them dead the Chef descends', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - night 2: [Axl: assassin Ann]
    - day 2: []
    - expect: { dead: [Che, Ann, Wes], winners: [] }
`);

rule('werewolves/attribute/protected#1', 'an attack fails, a kill does not', `${head}
  players: { Wit: Witch, Hor: Horseman of Death, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of death Bob]
    - night 2: [Wit: witch Ann and Bob with life, Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/attribute/exorcised#1', 'once only', `${head}
  players: { Exo: Exorcist, Exi: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Exo: exorcist Bob]
    - day 2: [Exi: exorcist Ann]
    - expect: { refused: [] , phase: day 2 }
    - day 3: [Exi: exorcist Bob]
    - expect: { refused: [{ by: Exi }] }
`);

rule('werewolves/attribute/lycan#2', 'a lycan is a threat to the Aura Teller', `${head}
  players: { Aur: Aura Teller, Ann: Citizen, Lon: Lone Wolf, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Lon]
    - expect: { told: { Aur: [{ about: [Lon], result: a threat }] } }
`);

rule('werewolves/attribute/amulet#1', 'attacks on the holder fail at night', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);
