import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/direwolf#1', 'alone in the pack it gives one more attack', `${head}
  players: { Dir: Direwolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Dir: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2]
    - day 1: []
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/role/direwolf#2', 'alone it attacks two a night', `${head}
  players: { Dir: Direwolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - night 1: [Dir: vote Ann in wolfpack 2]
    - expect: { refused: [{ by: Dir }] }
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: [Dir: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2]
    - night 3: [Dir: vote Cal in wolfpack, Dir: vote Dee in wolfpack 2]
    - day 3: []
    - expect: { dead: [Wes, Ann, Bob, Cal, Dee] }
`);

rule('werewolves/role/direwolf#3', "a Wolf Cub's death adds its own attack", `${head}
  players: { Dir: Direwolf, Cub: Wolf Cub, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Dir: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2, Dir: vote Cal in wolfpack 3]
    - day 2: []
    - expect: { dead: [Cub, Ann, Bob, Cal] }
`);

rule('werewolves/role/direwolf?2', 'who joins the pack later in that night takes nothing from it, even where the Direwolf has died of that night', `${head}
  players: { Dir: Direwolf, Lon: Lone Wolf, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Dem: demon Dir with attack, Lon: vote Ann in wolfpack, Lon: vote Bob in wolfpack 2]
    - expect: { dead: [Dir], roles: { Lon: Wolf }, refused: [] }
    - day 1: []
    - expect: { dead: [Dir, Ann, Bob] }
    - night 2: [Lon: vote Cal in wolfpack, Lon: vote Dee in wolfpack 2]
    - day 2: []
    - expect: { dead: [Dir, Ann, Bob, Cal], refused: [{ by: Lon, text: vote Dee in wolfpack 2 }] }
`);

rule('werewolves/role/direwolf?2', 'nor does a Dog that becomes a Wolf beside it; in the night after there is one attack', `${head}
  players: { Dir: Direwolf, Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Fido: dog as Wolf, Fido: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2]
    - day 1: []
    - expect: { dead: [Ann, Bob], refused: [], channels: { wolfpack: [Dir, Fido] } }
    - night 2: [Dir: vote Cal in wolfpack, Dir: vote Dee in wolfpack 2]
    - day 2: []
    - expect: { dead: [Ann, Bob, Cal], refused: [{ by: Dir, text: vote Dee in wolfpack 2 }] }
`);
