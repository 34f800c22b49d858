import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/royal-knight#1', 'one lynch in the game', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 2: [Roy: royal knight, Ann: vote Cal, Bob: vote Cal]
    - day 3: [Roy: royal knight, Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [Cal], refused: [{ by: Roy }] }
`);

rule('werewolves/role/royal-knight#2', 'not on Day 1, but in the night after it', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Roy: royal knight]
    - expect: { refused: [{ by: Roy }] }
    - night 2: [Roy: royal knight]
    - day 2: [Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [] }
`);

rule('werewolves/role/royal-knight#4', 'of several lynches the one that is picked', `${head}
  players: { Roy: Royal Knight, Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Chi, Bob: vote Chi]
    - day 2: [Ann: vote Cal, Bob: vote Cal, Ann: vote Wes in lynch 2, Bob: vote Wes in lynch 2, Roy: royal knight with lynch 2]
    - end
    - expect: { dead: [Chi, Cal] }
`);

rule('werewolves/role/royal-knight#6', 'who does not want to be revealed is not', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 2: [Roy: royal knight, Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [], announced: [{ kind: notice, about: [Cal] }], unannounced: [{ kind: reveal }, { about: [Roy] }] }
`);

rule('werewolves/role/stalker#1', 'one player each day', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Sta: stalker Ann, Sta: stalker Bob]
    - expect: { refused: [{ by: Sta }] }
    - day 2: [Sta: stalker Wes]
    - end
    - expect: { dead: [Ann, Wes] }
`);

rule('werewolves/role/stalker#3', 'the votes are seen by nobody', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Sta: stalker Ann, Bob: vote Wes, Cal: vote Wes, Wes: vote Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Wes, Ann], result: ["2", "1"] }] }
`);

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

rule('werewolves/role/exorcist#4', 'works at once', `${head}
  players: { Exo: Exorcist, Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { phase: day 1, told: { Exo: [{ ability: exorcist, about: [Ann], result: [demonized] }] } }
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

rule('werewolves/role/exorcist#8', 'enchanted', `${head}
  players: { Exo: Exorcist, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [enchanted] }] } }
`);

rule('werewolves/role/exorcist#16', 'doomed', `${head}
  players: { Exo: Exorcist, Hor: Horseman of War, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of war Ann]
    - day 1: [Exo: exorcist Ann, Ann: vote Wes]
    - end
    - expect: { told: { Exo: [{ about: [Ann], result: [doomed] }] }, dead: [Wes] }
`);

rule('werewolves/role/herald#1', 'a role is selected', `${head}
  players: { Her: Herald, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Witch, Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { dead: [Ora], untold: { Her: [{ ability: herald }] } }
`);

rule('werewolves/role/herald#2', 'the last holder, not an earlier one', `${head}
  players: { Her: Herald, Ora: Oracle, Ola: Oracle, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Oracle, Wes: vote Ora in wolfpack]
    - night 2: [Wes: vote Ola in wolfpack]
    - expect: { dead: [Ora], untold: { Her: [{ ability: herald }] } }
    - day 2: []
    - expect: { dead: [Ora, Ola], told: { Her: [{ ability: herald, result: Oracle }] } }
`);

rule('werewolves/role/herald#3', 'one change a phase, and one emergency change', `${head}
  players: { Her: Herald, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Witch, Her: herald as Wolf, Her: herald as Oracle]
    - expect: { refused: [{ by: Her }] }
    - day 1: [Her: herald as Oracle, Her: herald as Wolf]
    - expect: { refused: [{ by: Her }] }
`);

rule('werewolves/role/herald#4', 'not who of the dead it was', `${head}
  players: { Her: Herald, Hun: Huntress, Ora: Oracle, Axl: Assassin, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Her: herald as Oracle, Axl: assassin Bob, Wes: vote Ora in wolfpack]
    - day 2: []
    - expect: { dead: [Ora, Bob], told: { Her: [{ ability: herald, result: Oracle }] }, untold: { Her: [{ about: [Ora] }] } }
`);

rule('werewolves/role/herald#5', 'nothing where nobody has the role', `${head}
  players: { Her: Herald, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Witch, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], untold: { Her: [{ ability: herald }] } }
`);

rule('werewolves/role/herald#6', 'nothing where the last one becomes something else', `${head}
  players: { Her: Herald, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Her: herald as Oracle, Inf: infecting wolf Ora]
    - day 1: [Ann: vote Ora, Bob: vote Ora]
    - end
    - expect: { dead: [Ora], untold: { Her: [{ ability: herald }] } }
`);

rule('werewolves/role/herald#7', 'the true role counts', `${head}
  players: { Her: Herald, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Her: herald as Sneaking Wolf, Ann: vote Sne, Bob: vote Sne]
    - end
    - expect: { told: { Her: [{ ability: herald, result: Sneaking Wolf }] } }
`);

rule('werewolves/role/herald#8', 'enchantment does not touch it', `${head}
  players: { Her: Herald, Flu: Flute Player, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Her, Her: herald as Oracle, Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { told: { Her: [{ ability: herald, result: Oracle }] } }
`);

rule('werewolves/role/herald#9', 'several times in a game', `${head}
  players: { Her: Herald, Ora: Oracle, Wit: Witch, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Oracle, Wes: vote Ora in wolfpack]
    - night 2: [Her: herald as Witch, Wes: vote Wit in wolfpack]
    - day 2: []
    - expect: { told: { Her: [{ ability: herald, result: Witch }] } }
`);

rule('werewolves/role/assistant#1', 'without a target the ability stays and nothing is used up', `${head}
  players: { Asa: Assistant, Axl: Assassin, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Tra: tracking wolf Asa]
    - expect: { told: { Tra: [{ about: [Asa], result: slight threat }] }, untold: { Asa: [{ ability: assistant }] } }
    - night 2: [Asa: assistant Axl, Tra: tracking wolf Asa]
    - expect: { told: { Tra: [{ about: [Asa], result: major threat }], Asa: [{ ability: assistant }] } }
`);

rule('werewolves/role/assistant#2', 'one change a phase, and one emergency change', `${head}
  players: { Asa: Assistant, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Asa: assistant Ann, Asa: assistant Bob, Asa: assistant Cal]
    - expect: { refused: [{ by: Asa }] }
    - day 1: [Asa: assistant Ann, Asa: assistant Bob]
    - expect: { refused: [{ by: Asa }] }
`);

rule('werewolves/role/assistant#3', 'of the wolfish alone: a bite goes to the target, an investigator is not redirected', `${head}
  players: { Asa: Assistant, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Asa: assistant Ann, Fay: fortune teller Asa, Inf: infecting wolf Asa]
    - expect: { roles: { Ann: Wolf, Asa: Assistant }, told: { Fay: [{ about: [Asa], result: Assistant }] } }
`);

rule('werewolves/role/bard#1', 'everybody hears what was done to the Bard', `${head}
  players: { Bea: Bard, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Bea]
    - day 1: []
    - expect: { announced: [{ kind: notice, about: [Bea], result: investigated }] }
`);

rule('werewolves/role/bard#2', 'once the phase is over', `${head}
  players: { Bea: Bard, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Bea]
    - expect: { unannounced: [{ about: [Bea] }] }
    - day 1: []
    - expect: { announced: [{ about: [Bea], result: investigated }] }
`);

rule('werewolves/role/bard#3', 'nothing more after a change of role, but the change itself', `${head}
  players: { Bea: Bard, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Bea, Fay: fortune teller Bea]
    - day 1: []
    - expect: { roles: { Bea: Wolf }, announced: [{ about: [Bea], result: changed role }], unannounced: [{ about: [Bea], result: investigated }] }
`);

rule('werewolves/role/bard#5', 'a disguise is a disguise, and not as what', `${head}
  players: { Bea: Bard, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Bea as Witch]
    - night 2: []
    - expect: { announced: [{ about: [Bea], result: disguised }], unannounced: [{ result: Witch }, { about: [Tan] }] }
`);

rule('werewolves/role/bard#6', 'the words: protected, targeted, attacked, manipulated', `${head}
  players: { Bea: Bard, Wit: Witch, Hun: Huntress, Gra: Grandma, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Bea with life, Hun: huntress Bea, Gra: grandma Bea, Wes: vote Bea in wolfpack]
    - day 1: []
    - expect:
        dead: []
        announced: [{ about: [Bea], result: protected }, { about: [Bea], result: targeted }, { about: [Bea], result: manipulated }, { about: [Bea], result: attacked }]
`);

rule('werewolves/role/bard#7', 'what fits no word is told as it is', `${head}
  players: { Bea: Bard, Hug: Houseguest, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hug: houseguest Bea, Flu: flute player Bea]
    - day 1: []
    - expect: { announced: [{ about: [Bea], result: stayed with }, { about: [Bea], result: enchanted }] }
`);

rule('werewolves/role/bard#8', 'nothing of a dead Bard', `${head}
  players: { Bea: Bard, Bar: Barber, Sta: Stalker, Med: Medium, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 2: [Bar: barber Bea]
    - end
    - expect: { dead: [Bea], announced: [{ about: [Bea], result: attacked }] }
    - day 3: []
    - expect: { unannounced: [{ kind: notice, about: [Bea] }] }
`);

rule('werewolves/role/bard#9', 'no lynch and no election', `${head}
  players: { Bea: Bard, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bea, Bob: vote Bea]
    - night 2: []
    - expect: { dead: [Bea], unannounced: [{ kind: notice, about: [Bea] }] }
`);
