import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/exorcist#1', 'one player each day', `${head}
  players: { Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Exo: exorcist Ann, Exo: exorcist Bob]
    - expect: { refused: [{ by: Exo }] }
`);

rule('werewolves/role/exorcist#2', 'all that solo roles have put on the player', `${head}
  players: { Exo: Exorcist, Vam: Vampire, Flu: Flute Player, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Flu: flute player Ann, Pyr: pyromancer Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: { has: [demonized, enchanted, powdered] } }] }, channels: { enchanted: [] } }
`);

rule('werewolves/role/exorcist#3', 'is told what was removed', `${head}
  players: { Exo: Exorcist, Pyr: Pyromancer, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann, Vam: vampire Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ ability: exorcist, about: [Ann], result: { has: [powdered, demonized] } }] } }
    - day 2: [Exo: exorcist Bob]
    - expect: { told: { Exo: [{ ability: exorcist, about: [Bob], result: [] }] } }
`);

rule('werewolves/role/exorcist#4', 'works at once', `${head}
  players: { Exo: Exorcist, Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { phase: day 1, told: { Exo: [{ ability: exorcist, about: [Ann], result: [demonized] }] } }
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

rule('werewolves/role/exorcist#6', 'an Undead stays one, and what else lies on the player goes', `${head}
  players: { Exo: Exorcist, Vam: Vampire, Pyr: Pyromancer, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Ann, Pyr: pyromancer Ann, Axl: assassin Ann]
    - day 2: [Exo: exorcist Ann]
    - expect: { dead: [], roles: { Ann: Undead }, told: { Exo: [{ about: [Ann], result: { has: [powdered] } }] } }
    - night 3: [Pyr: pyromancer with ignite]
    - day 3: []
    - expect: { dead: [] }
`);

rule('werewolves/role/exorcist#7', 'all of the team hear of whom, and nobody else', `${head}
  players: { Exo: Exorcist, Pyr: Pyromancer, Pyt: Pyromancer, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Pyr: [{ about: [Ann], result: powdered }], Pyt: [{ about: [Ann], result: powdered }] }, untold: { Vam: [{ about: [Ann] }], Ann: [{ result: powdered }] } }
`);

rule('werewolves/role/exorcist#8', 'enchanted', `${head}
  players: { Exo: Exorcist, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [enchanted] }] } }
`);

rule('werewolves/role/exorcist#9', 'soulless: a soul kills again', `${head}
  players: { Exo: Exorcist, Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with protect]
    - day 2: [Exo: exorcist Ann, Dev: devil Ann with attack]
    - expect: { dead: [Ann], told: { Exo: [{ about: [Ann], result: [soulless] }], Dev: [{ about: [Ann], result: soulless }] } }
`);

rule('werewolves/role/exorcist#10', 'powdered: no fire catches', `${head}
  players: { Exo: Exorcist, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Exo: exorcist Ann]
    - night 2: [Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [], told: { Exo: [{ about: [Ann], result: [powdered] }] } }
`);

rule('werewolves/role/exorcist#11', 'who was demonized dies like anybody', `${head}
  players: { Exo: Exorcist, Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann]
    - day 1: [Exo: exorcist Ann]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann], roles: { Ann: Citizen } }
`);

rule('werewolves/role/exorcist#12', 'contaminated: the illness is gone', `${head}
  players: { Exo: Exorcist, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 2: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [contaminated] }], Pla: [{ about: [Ann], result: contaminated }] } }
    - day 3: []
    - expect: { dead: [] }
`);

rule('werewolves/role/exorcist#13', 'sleepless: the Reaper can be visited', `${head}
  players: { Exo: Exorcist, Rea: Reaper, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Fay]
    - day 1: [Exo: exorcist Fay]
    - night 2: [Fay: fortune teller Rea]
    - expect: { dead: [], told: { Exo: [{ about: [Fay], result: [sleepless] }], Rea: [{ about: [Fay], result: sleepless }], Fay: [{ about: [Rea], result: Reaper }] } }
`);

rule('werewolves/role/exorcist#14', 'tagged and herded', `${head}
  players: { Exo: Exorcist, She: Shepherd, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fay: fortune teller Ann]
    - expect: { channels: { herded: [Fay, Ann] } }
    - day 1: [Exo: exorcist Ann]
    - expect: { channels: { herded: [Fay] }, told: { Exo: [{ about: [Ann], result: [tagged, herded] }], She: [{ about: [Ann], result: tagged }, { about: [Ann], result: herded }] } }
    - night 2: [Fay: fortune teller Ann]
    - expect: { channels: { herded: [Fay] } }
`);

rule('werewolves/role/exorcist#15', 'bitten: it takes two nights again', `${head}
  players: { Exo: Exorcist, Zom: Zombie, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - day 1: [Exo: exorcist Ann]
    - night 2: [Zom: zombie Ann]
    - expect: { roles: { Ann: Citizen }, told: { Exo: [{ about: [Ann], result: [bitten] }], Zom: [{ about: [Ann], result: bitten }] } }
    - night 3: [Zom: zombie Ann]
    - expect: { roles: { Ann: Zombie } }
`);

rule('werewolves/role/exorcist#16', 'doomed', `${head}
  players: { Exo: Exorcist, Hor: Horseman of War, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of war Ann]
    - day 1: [Exo: exorcist Ann, Ann: vote Wes]
    - end
    - expect: { told: { Exo: [{ about: [Ann], result: [doomed] }] }, dead: [Wes] }
`);

rule('werewolves/role/exorcist?1', 'the team hears of the name and of the effect, and not of the Exorcist', `${head}
  players: { Exo: Exorcist, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Pyr: [{ about: [Ann], result: powdered, phase: day 1 }] }, untold: { Pyr: [{ about: { has: [Exo] } }, { text: Exo }] } }
`);

rule('werewolves/role/exorcist?2', 'the player is not told', `${head}
  players: { Exo: Exorcist, Pyr: Pyromancer, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann, Vam: vampire Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: { has: [powdered] } }] }, untold: { Ann: [{ phase: day 1 }] } }
`);

rule('werewolves/role/exorcist?3', 'not themself', `${head}
  players: { Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Exo: exorcist Exo]
    - expect: { refused: [{ by: Exo, text: exorcist Exo }] }
`);

rule('werewolves/role/exorcist?4', 'who has been told, and lives, is freed of the plague', `${head}
  players: { Exo: Exorcist, Idi: Idiot, Doc: Plague Doctor, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Idi]
    - night 3: [Doc: plague doctor Idi with cure]
    - expect: { told: { Idi: [{ kind: notice, result: contaminated }], Doc: [{ about: [Idi], result: false }] } }
    - day 3: [Exo: exorcist Idi]
    - expect: { dead: [], told: { Exo: [{ about: [Idi], result: [contaminated] }] } }
`);
