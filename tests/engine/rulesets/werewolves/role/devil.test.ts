import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/devil#1', 'chooses by day who gets the wager when the night starts', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Bob, Dev: devil Ann]
    - expect: { untold: { Ann: [{ kind: role, result: Wager Recipient }] } }
    - night 2: []
    - expect: { told: { Ann: [{ kind: role, phase: night 2, result: Wager Recipient }] }, untold: { Bob: [{ result: Wager Recipient }] } }
`);

rule('werewolves/role/devil#2', 'looks like the role that it picked on the first day, or like a Citizen', `${head}
  players: { Dev: Devil, Deb: Devil, Fay: Fortune Teller, Fox: Fortune Teller, Aur: Aura Teller, Ann: Citizen, Wes: Wolf }
  play:
    - day 0: [Dev: devil as Witch]
    - night 1: [Fay: fortune teller Dev, Fox: fortune teller Deb, Aur: aura teller Deb, Dev: devil as Baker]
    - expect:
        told: { Fay: [{ about: [Dev], result: Witch }], Fox: [{ about: [Deb], result: Citizen }], Aur: [{ about: [Deb], result: a threat }] }
        refused: [{ by: Dev }]
`);

rule('werewolves/role/devil#3', 'brings one soul, its own, and has none from then on', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Dev with attack, Dev: devil Ann with attack]
    - expect: { dead: [Ann], told: { Dem: [{ about: [Dev], result: false }] }, refused: [] }
    - day 1: [Dev: devil Bob with attack]
    - expect: { dead: [Ann], refused: [{ by: Dev }] }
`);

rule('werewolves/role/devil#4', 'spends a soul to protect and one to attack', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dev: devil Bob with attack, Dev: devil Ann with protect, Wes: vote Ann in wolfpack]
    - expect: { dead: [Bob], refused: [] }
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/devil#5', 'a soul stops an attack on it, as long as there is one', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Dev in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Dev: [{ kind: notice, about: [Dev] }], Wes: [{ about: [Dev], result: false }] } }
    - night 2: [Wes: vote Dev in wolfpack]
    - day 2: []
    - expect: { dead: [Dev] }
`);

rule('werewolves/role/devil#6', 'the wager goes past those who redirect, and not to the soulless', `${head}
  players: { Dev: Devil, Dem: Demon, Wes: Wolf, Inf: Infecting Wolf, Ass: Assistant, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Ass: assistant Bob, Inf: infecting wolf Ann]
    - day 1: [Dev: devil Dem]
    - expect: { refused: [{ by: Dev, code: illegal-target }] }
    - day 1: [Dev: devil Ass]
    - night 2: []
    - expect: { told: { Ass: [{ kind: role, result: Wager Recipient }] }, untold: { Bob: [{ result: Wager Recipient }] } }
`);

rule('werewolves/role/devil#7', 'talks with the recipient in the night, without a name', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann, Dev: 'devil say "Not yet."']
    - expect: { refused: [{ by: Dev }] }
    - night 2: [Dev: 'devil say "Well, then?"', Ann: 'wager recipient say "Who are you?"']
    - expect: { told: { Ann: [{ kind: notice, text: "Well, then?" }], Dev: [{ kind: notice, text: "Who are you?" }] }, untold: { Ann: [{ text: Dev }], Bob: [{ kind: notice }] } }
    - night 3: [Dev: 'devil say "Again?"']
    - expect: { refused: [{ by: Dev }] }
`);

rule('werewolves/role/devil#8', 'wins when everybody left is unaligned, soulless or of Hell', `${head}
  players: { Dev: Devil, Dem: Demon, Des: Despot, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Dev with protect]
    - expect: { winners: [] }
    - day 2: [Dev: vote Wes, Ann: vote Wes]
    - end
    - expect: { phase: over, alive: [Dev, Dem, Des, Ann], winners: [Dev, Dem] }
`);

rule('werewolves/role/devil#9', 'an Infecting Wolf that bites the Devil becomes an Imp', `${head}
  players: { Dev: Devil, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dev]
    - expect: { roles: { Dev: Devil, Inf: Imp }, channels: { wolfpack: [Inf, Wes], hell: [Dev, Inf] } }
`);

rule('werewolves/role/devil#10', 'one channel with the Demon, and one pool', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { hell: [Dev, Dem] } }
    - night 1: [Dem: demon Ann with attack, Dem: demon Bob with protect, Dev: devil Bob with attack]
    - expect: { dead: [Ann], refused: [{ by: Dev }] }
`);

rule('werewolves/role/devil#9', 'killed under the spell of a Vampire it dies, and becomes no Undead', `${head}
  players: { Dev: Devil, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dev: devil Ann with attack, Vam: vampire Dev, Wes: vote Dev in wolfpack]
    - day 1: []
    - expect: { dead: [Dev, Ann], roles: { Dev: Devil } }
`);
