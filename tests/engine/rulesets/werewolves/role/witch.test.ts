import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/witch#1', 'has one potion of each kind', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with life]
    - night 2: [Wit: witch Wes with death]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/witch#2', 'each once in the game', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with life, Wit: witch Bob with death]
    - night 2: [Wit: witch Ann with life]
    - expect: { dead: [Bob], refused: [{ by: Wit }] }
    - night 3: [Wit: witch Ann with death]
    - expect: { refused: [{ by: Wit }] }
`);

rule('werewolves/role/witch#3', 'both in one night, and none by day', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Wit: witch Ann with life, Wit: witch Wes with death]
    - expect: { refused: [{ text: witch Ann with life }, { text: witch Wes with death }] }
    - night 1: [Wit: witch Ann with life, Wit: witch Wes with death, Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/witch#4', 'three players and the Witch, for that night', `${head}
  players: { Wit: Witch, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 2: [Wit: witch Ann and Bob and Cal with life, Wes: vote Wit in wolfpack, Axl: assassin Cal]
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/witch#5', 'the potion of life works at once', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wit: witch Ann with life, Wit: witch Bob with life]
    - expect: { refused: [{ by: Wit }] }
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/witch#6', 'the potion of death is an attack', `${head}
  players: { Wit: Witch, Run: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with life]
    - night 2: [Wit: witch Run with death]
    - day 2: []
    - expect: { dead: [], told: { Wit: [{ ability: witch, about: [Run], result: false }] } }
`);

rule('werewolves/role/witch#7', 'the potion of death works when the night ends, and not for a Witch who is dead by then', `${head}
  players: { Wit: Witch, Wyn: Witch, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with death, Wyn: witch Bob with death, Dem: demon Wyn with attack]
    - expect: { dead: [Wyn] }
    - day 1: []
    - expect: { dead: [Wyn, Ann] }
`);

rule('werewolves/role/witch?1', 'one other is enough, and the Witch is always covered', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with life, Wes: vote Wit in wolfpack]
    - day 1: []
    - expect: { dead: [], refused: [] }
`);

rule('werewolves/role/witch?1', 'three are possible, four are not', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Axl: Assassin, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Wit: witch Ann and Bob and Cal and Dee with life, Wit: witch Ann and Bob and Cal with life, Axl: assassin Bob, Wes: vote Cal in wolfpack]
    - day 2: []
    - expect: { dead: [], refused: [{ text: Dee }] }
`);

rule('werewolves/role/witch?2', 'who died before in that night stays dead', `${head}
  players: { Wit: Witch, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Dem: demon Ann with attack, Wit: witch Ann with life, Wit: witch Bob with life]
    - expect: { dead: [Ann], refused: [{ text: witch Ann with life }] }
`);

rule('werewolves/role/witch?3', 'one potion stops the other', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with death, Wit: witch Ann with life]
    - day 1: []
    - expect: { dead: [], told: { Wit: [{ ability: witch, about: [Ann], result: false }] } }
`);
