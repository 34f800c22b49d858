import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/trickster-wolf#1', 'counts -1 everywhere', `${head}
  players: { Tri: Trickster Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Tri: vote Ann in wolfpack, Wes: vote Ann in wolfpack]
    - day 1: [Tri: vote Bob, Cal: vote Bob, Dee: vote Cal]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/trickster-wolf#2', 'as Mayor it counts -2', `${head}
  players: { Tri: Trickster Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Tri in mayor]
    - day 2: [Tri: vote Bob, Ann: vote Bob, Cal: vote Bob, Dee: vote Cal]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/trickster-wolf#3', 'a total of nothing is not shown', `${head}
  players: { Tri: Trickster Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Tri: vote Bob, Ann: vote Bob, Cal: vote Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Ann], result: ["1"] }] }
`);

rule('werewolves/role/trickster-wolf#4', 'becomes a Wolf when it is the last of the pack', `${head}
  players: { Tri: Trickster Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { dead: [Wes], roles: { Tri: Wolf } }
`);

rule('werewolves/role/trickster-wolf#5', 'arises from an infected Trickster', `${head}
  players: { Inf: Infecting Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Tri]
    - expect: { roles: { Tri: Trickster Wolf }, channels: { wolfpack: [Inf, Tri] } }
`);
