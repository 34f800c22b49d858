import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/trickster#1', 'takes one away on each public poll', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal, Bob: vote Cal, Tri: vote Cal, Dee: vote Wes, Ann: vote Bob in mayor, Tri: vote Bob in mayor, Dee: vote Dee in mayor]
    - end
    - expect: { dead: [], announced: [{ kind: vote, about: [Cal, Wes], result: ["1", "1"] }, { kind: notice, about: [Dee], result: Mayor }] }
`);

rule('werewolves/role/trickster#2', 'the vote takes one away', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal, Bob: vote Cal, Tri: vote Cal, Wes: vote Ann, Cal: vote Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Ann, Cal], result: ["2", "1"] }] }
`);

rule('werewolves/role/trickster#3', 'takes two away as Mayor', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Tri in mayor]
    - day 2: [Tri: vote Cal, Ann: vote Cal, Bob: vote Cal, Eve: vote Cal, Dee: vote Wes, Wes: vote Dee]
    - end
    - expect: { announced: [{ kind: vote, about: [Cal, Wes, Dee], result: ["1", "1", "1"] }] }
`);

rule('werewolves/role/trickster#4', 'a total of nothing is not shown', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal, Tri: vote Cal, Bob: vote Wes]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }], unannounced: [{ kind: vote, about: [Wes, Cal] }] }
`);

rule('werewolves/role/trickster#5', 'has a vote like everybody when the role is gone', `${head}
  players: { Tri: Trickster, Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Tri, Wes: vote Tri in wolfpack]
    - day 1: [Tri: vote Cal]
    - end
    - expect: { dead: [Cal], roles: { Tri: Undead }, announced: [{ kind: vote, about: [Cal], result: ["1"] }] }
`);
