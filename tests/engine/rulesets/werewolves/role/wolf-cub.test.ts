import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/wolf-cub#1', 'in the night after its death the pack attacks one more', `${head}
  players: { Cub: Wolf Cub, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - night 3: [Wes: vote Cal in wolfpack, Wes: vote Dee in wolfpack 2]
    - expect: { dead: [Cub, Ann, Bob], refused: [{ text: vote Dee in wolfpack 2 }] }
`);

rule('werewolves/role/wolf-cub#2', 'each death gives one more', `${head}
  players: { Cub: Wolf Cub, Cob: Wolf Cub, Wes: Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Axl: assassin Cub]
    - day 2: [Ann: vote Cob, Bob: vote Cob]
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2, Wes: vote Cal in wolfpack 3]
    - day 3: []
    - expect: { dead: [Cub, Cob, Ann, Bob, Cal] }
`);

rule('werewolves/role/wolf-cub#3', 'the attacks may meet the same player', `${head}
  players: { Cub: Wolf Cub, Wes: Wolf, Run: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Run in wolfpack, Wes: vote Run in wolfpack 2]
    - day 2: []
    - expect: { dead: [Cub, Run] }
`);

rule('werewolves/role/wolf-cub#4', 'who once was a Wolf Cub leaves an attack too', `${head}
  players: { Cub: Wolf Cub, Vam: Vampire, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Vam: vampire Cub, Axl: assassin Cub]
    - day 2: [Ann: vote Cub, Bob: vote Cub]
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - day 3: []
    - expect: { roles: { Cub: Undead }, dead: [Cub, Ann, Bob] }
`);

rule('werewolves/role/wolf-cub#5', 'to lose the role leaves nothing', `${head}
  players: { Cub: Wolf Cub, Vam: Vampire, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Vam: vampire Cub, Axl: assassin Cub]
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - expect: { roles: { Cub: Undead }, dead: [], refused: [{ text: vote Bob in wolfpack 2 }] }
`);
