import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/innkeeper#5', 'a strong disguise counts for the role shown, a weak one for nothing', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Sne: Sneaking Wolf, Tan: Tanner, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Citizen]
    - night 2: [Inn: innkeeper as Citizen]
    - expect: { told: { Inn: [{ ability: innkeeper, result: 3 }] } }
    - night 3: [Inn: innkeeper as Wolf]
    - expect: { told: { Inn: [{ ability: innkeeper, result: 1 }] } }
`);

rule('werewolves/role/assassin#2', 'three attacks in the whole game', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Ann]
    - night 3: [Axl: assassin Bob]
    - night 4: [Axl: assassin Cal]
    - night 5: [Axl: assassin Dee]
    - expect: { dead: [Ann, Bob, Cal], refused: [{ by: Axl }] }
`);

rule('werewolves/rule/targeting#6', 'the owner may choose to have no target', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Wim]
    - day 1: [Hun: huntress nobody]
    - night 2: [Wes: vote Hun in wolfpack]
    - day 2: []
    - expect: { dead: [Hun] }
`);

rule('werewolves/role/fletcher#3', 'without a choice the customer is drawn', `${head}
  decide: { fletcher-customer: Ann }
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - expect: { told: { Ann: [{ kind: role, result: "Fletcher's Customer" }] } }
`);

rule('werewolves/role/child#1', 'one more lynch on the day after a Child dies', `${head}
  players: { Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Chi, Bob: vote Chi]
    - day 2: [Ann: vote Cal, Bob: vote Cal, Ann: vote Wes in lynch 2, Bob: vote Wes in lynch 2]
    - end
    - expect: { dead: [Chi, Cal, Wes] }
`);

rule('werewolves/role/devout-villager#3', "an Infecting Wolf's bite fails", `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Inf: infecting wolf Dev]
    - expect: { roles: { Dev: Devout Villager } }
`);

rule('werewolves/role/devout-villager#5', 'a demonized one dies', `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Vam: Vampire, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Dev, Wes: vote Dev in wolfpack]
    - day 1: []
    - expect: { dead: [Dev], roles: { Dev: Devout Villager } }
`);

rule('werewolves/role/alcoholic#5', 'dies when the first night without any living Bartender is over', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Bar, Bob: vote Bar]
    - night 2: []
    - expect: { dead: [Bar] }
    - day 2: []
    - expect: { dead: [Alc, Bar] }
`);

rule('werewolves/role/juror#5', 'with one Juror left the jury is disbanded', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Jan, Bob: vote Jan]
    - night 2: [Jim: vote Wes in jury]
    - expect: { dead: [Jan], refused: [{ by: Jim }] }
`);

rule('werewolves/role/cult-leader#4', "the leader's death ends the cult", `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Wes: vote Cul, Wim: vote Cul]
    - night 2: [Mem: vote Wes in cult]
    - expect: { refused: [{ by: Mem }] }
`);

rule('werewolves/role/royal-knight#5', 'a cancelled lynch is public only when the day is over', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Cal, Bob: vote Cal, Roy: royal knight]
    - expect: { unannounced: [{ about: [Cal] }] }
    - end
    - expect: { dead: [], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/exorcist#5', 'nobody is exorcised twice', `${head}
  players: { Exo: Exorcist, Ann: Citizen, Bob: Citizen, Pyr: Pyromancer, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ ability: exorcist, about: [Ann], result: [powdered] }] } }
    - day 2: [Exo: exorcist Ann]
    - expect: { refused: [{ by: Exo }] }
`);

rule('werewolves/role/macho#6', 'of several attackers one name is told', `${head}
  decide: { macho-attacker: Axl }
  players: { Mac: Macho, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Mac, Wes: vote Mac in wolfpack]
    - day 2: []
    - expect: { dead: [], told: { Mac: [{ ability: macho, result: Axl }] } }
    - end
    - expect: { dead: [Mac] }
`);

rule('werewolves/role/ranger#3', 'reveals the target when dying, but not by a direct lynch', `${head}
  players: { Ran: Ranger, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ran: ranger Wes, Ann: vote Ran, Bob: vote Ran]
    - end
    - expect: { dead: [Ran], unannounced: [{ kind: reveal }] }
`);
