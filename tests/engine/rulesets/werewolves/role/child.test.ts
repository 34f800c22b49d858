import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/child#1', 'one more lynch on the day after a Child dies', `${head}
  players: { Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Chi, Bob: vote Chi]
    - day 2: [Ann: vote Cal, Bob: vote Cal, Ann: vote Wes in lynch 2, Bob: vote Wes in lynch 2]
    - end
    - expect: { dead: [Chi, Cal, Wes] }
`);

rule('werewolves/role/child#2', 'two Children, two more lynches', `${head}
  players: { Chi: Child, Cho: Child, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Chi, Wes: vote Cho in wolfpack]
    - day 2: [Ann: vote Wim, Ann: vote Cal in lynch 2, Ann: vote Bob in lynch 3]
    - end
    - expect: { dead: [Chi, Cho, Wim, Cal, Bob] }
`);

rule('werewolves/role/child#3', 'the same player may be chosen twice', `${head}
  players: { Chi: Child, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Chi in wolfpack]
    - day 1: [Ann: vote Idi, Ann: vote Idi in lynch 2]
    - end
    - expect: { dead: [Chi, Idi] }
`);

rule('werewolves/role/child#4', 'a lost role causes nothing', `${head}
  players: { Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Chi]
    - day 1: [Ann: vote Chi, Bob: vote Cal in lynch 2]
    - expect: { refused: [{ by: Bob }] }
    - day 2: [Bob: vote Cal in lynch 2]
    - expect: { dead: [Chi], refused: [{ by: Bob }] }
`);

rule('werewolves/role/child?1', 'a Child who is lynched gives the next day two lynches, not the same one', `${head}
  players: { Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Chi, Bob: vote Chi, Cal: vote Dee in lynch 2]
    - expect: { refused: [{ by: Cal }] }
    - day 2: [Ann: vote Cal, Bob: vote Dee in lynch 2, Wes: vote Ann in lynch 3]
    - expect: { refused: [{ by: Wes }] }
    - end
    - expect: { dead: [Chi, Cal, Dee] }
`);
