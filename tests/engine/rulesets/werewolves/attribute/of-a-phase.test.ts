import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/protected#2', 'from attacks alone, and for its own phase alone', `${head}
  players: { Wit: Witch, Pri: Priest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann and Pri with life, Pri: priest Cal, Wes: vote Ann in wolfpack]
    - night 2: [Wes: vote Ann in wolfpack]
    - expect: { dead: [Pri] }
    - day 2: []
    - expect: { dead: [Pri, Ann] }
`);

rule('werewolves/attribute/protected#2', 'what protects at night does not by day', `${head}
  players: { Amu: Amulet Holder, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Bob]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: [Bob: vote Wes]
    - expect: { dead: [] }
    - day 2: [Bar: barber Bob]
    - expect: { dead: [Bob] }
`);

rule('werewolves/attribute/sleepless#2', 'is taken off by the Exorcist', `${head}
  players: { Rea: Reaper, Exo: Exorcist, Fay: Fortune Teller, Fred: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Fay]
    - night 2: [Rea: reaper Fred]
    - day 2: [Exo: exorcist Fay]
    - night 3: [Fay: fortune teller Rea, Fred: fortune teller Rea]
    - expect: { dead: [Fred], told: { Fay: [{ about: [Rea], result: Reaper }], Fred: [{ ability: fortune teller, result: false }] } }
`);

rule('werewolves/attribute/sabotaged#1', 'for the next day: wins the election, and nothing comes of it', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Bob: vote Ann in mayor, Cal: vote Bob in mayor, Ann: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: vote, about: [Ann, Bob], result: ["2", "1"] }], unannounced: [{ result: Mayor }] }
    - night 2: [Sab: saboteur wolf Cal]
    - day 2: [Bob: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [Ann], result: Mayor }] }
`);

rule('werewolves/attribute/threatened#1', 'for the running day: two votes that nobody sees', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Sta: stalker Dee, Ann: vote Cal]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Cal], result: ["1"] }], unannounced: [{ kind: vote, about: { has: [Dee] } }] }
    - day 2: [Ann: vote Cal]
    - end
    - expect: { dead: [Dee, Cal] }
`);
