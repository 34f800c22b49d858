import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/alpha-wolf#1', 'counts two in the pack', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: vote Ann in wolfpack, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/alpha-wolf#2', 'the vote is shown as one', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Alp: vote Cal, Ann: vote Bob, Wim: vote Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob, Cal], result: ["2", "1"] }] }
`);

rule('werewolves/role/alpha-wolf#3', 'sets one attack alone, once in the game', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Wim: Wolf, Woz: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Alp: alpha wolf Ann, Wes: vote Bob in wolfpack, Wim: vote Bob in wolfpack, Woz: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
    - night 2: [Alp: alpha wolf Cal, Wes: vote Bob in wolfpack, Wim: vote Bob in wolfpack, Woz: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Bob], refused: [{ by: Alp }] }
`);

rule('werewolves/role/alpha-wolf#4', 'picks which of several polls', `${head}
  players: { Alp: Alpha Wolf, Cub: Wolf Cub, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2, Alp: alpha wolf Cal with wolfpack 2]
    - day 2: []
    - expect: { dead: [Cub, Ann, Cal] }
`);

rule('werewolves/role/alpha-wolf#5', 'without a poll it cannot be used', `${head}
  players: { Alp: Alpha Wolf, Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Rid in wolfpack]
    - night 2: [Alp: alpha wolf Ann]
    - expect: { dead: [Rid], refused: [{ by: Alp }] }
`);

rule('werewolves/role/alpha-wolf#6', 'may change it until the night ends', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: alpha wolf Ann, Alp: alpha wolf Bob]
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/alpha-wolf#7', 'carries out that attack', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Rec: Recluse, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Alp: alpha wolf Rec, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Rec: [{ ability: recluse, about: [Alp], result: Alpha Wolf }] } }
`);

rule('werewolves/role/alpha-wolf#8', 'the pack hears that it was overruled, and whom it attacked', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: alpha wolf Ann, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { told: { Wes: [{ ability: alpha wolf, about: [Ann] }] }, untold: { Wes: [{ about: [Alp] }, { about: [Ann, Alp] }] } }
`);

rule('werewolves/role/alpha-wolf#9', 'may be revealed to the pack', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: alpha wolf Ann with reveal, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], told: { Wes: [{ ability: alpha wolf, about: [Ann, Alp] }] } }
`);

rule('werewolves/role/alpha-wolf#10', "nothing changes the Alpha Wolf's side", `${head}
  players: { Alp: Alpha Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Alp, Axl: assassin Alp]
    - day 2: []
    - expect: { dead: [Alp], roles: { Alp: Alpha Wolf } }
`);
