import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/elected/mayor#8', 'may resign: the office ends with the phase', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Bob: mayor with resign, Bob: vote Cal, Ann: vote Wes]
    - end
    - expect: { dead: [Cal] }
    - day 3: [Ann: vote Ann in mayor]
    - end
    - expect: { announced: [{ about: [Ann], result: Mayor }] }
`);

rule('werewolves/poll/election#1', 'an election is on while an office is empty', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor, Ann: vote Cal in reporter]
    - expect: { refused: [{ by: Ann, text: vote Cal in reporter }] }
    - day 2: [Ann: vote Bob in mayor, Ann: vote Cal in reporter]
    - expect: { refused: [{ by: Ann, text: vote Bob in mayor }] }
`);

rule('werewolves/poll/election#2', 'the winner takes office when the day ends, after the lynch', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor, Ann: vote Bob, Cal: vote Bob]
    - end
    - expect: { dead: [Bob], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/poll/election#3', 'who was doomed by War is not elected', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - day 1: [Bob: vote Ann in mayor, Cal: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/poll/election#4', 'there is no election on the day after a Despot has won', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor, Bob: vote Des in mayor]
    - day 2: [Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann }] }
    - day 3: [Ann: vote Bob in mayor]
    - end
    - expect: { announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/poll/election#5', 'the weights of votes count', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal in mayor, Tri: vote Cal in mayor, Bob: vote Wes in mayor]
    - end
    - expect: { announced: [{ about: [Wes], result: Mayor }] }
`);

rule('werewolves/rule/elections#1', 'one office a day', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Cal in reporter]
    - day 3: [Ann: vote Ann in guardian]
    - end
    - expect: { announced: [{ about: [Bob], result: Mayor }, { about: [Cal], result: Reporter }, { about: [Ann], result: Guardian }] }
`);

rule('werewolves/rule/elections#2', 'the Mayor first, whenever there is none', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Cal in reporter, Dee: vote Bob]
    - day 3: [Ann: vote Dee in guardian, Ann: vote Dee in mayor]
    - expect: { refused: [{ text: vote Dee in guardian }] }
    - end
    - expect: { announced: [{ about: [Dee], result: Mayor }] }
`);

rule('werewolves/rule/elections#3', 'an office comes on top of the own role, and is public', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Axl in mayor]
    - night 2: [Axl: assassin Ann]
    - expect: { roles: { Axl: Assassin }, announced: [{ about: [Axl], result: Mayor }] }
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/elections#4', 'who resigns is in office until the phase ends', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - night 2: [Bob: mayor with resign]
    - day 2: [Ann: vote Cal in mayor]
    - end
    - expect: { announced: [{ about: [Cal], result: Mayor }] }
`);

rule('werewolves/rule/elections#5', 'if the winner is disqualified nobody is elected', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Ann: vote Ann in mayor, Bob: vote Ann in mayor, Cal: vote Bob in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/elections#6', 'who is disqualified votes, and can be lynched', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Ann: vote Bob in mayor, Bob: vote Ann, Cal: vote Ann]
    - end
    - expect: { dead: [Ann], announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/rule/elections#7', "after a Despot's win the next election is skipped", `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - day 2: [Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann }], alive: [Ann, Bob, Cal, Wes] }
`);

rule('werewolves/rule/elections#8', 'after a Golem has won there is no Guardian', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Cal in reporter]
    - day 3: [Ann: vote Gol in guardian]
    - day 4: [Ann: vote Bob in guardian]
    - expect: { refused: [{ by: Ann }], alive: [Ann, Bob, Cal, Wes] }
`);

rule('werewolves/rule/elections#9', 'who has voted for the winner is known: a Golem protects the others', `${head}
  players: { Gol: Golem, Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter]
    - day 3: [Ann: vote Gol in guardian, Cal: vote Gol in guardian, Dee: vote Cal in guardian]
    - night 4: [Wes: vote Dee in wolfpack, Lon: lone wolf Cal]
    - day 4: []
    - expect: { dead: [Gol, Cal] }
`);
