import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/wolfpack#1', 'its members share a channel', `${head}
  players: { Wes: Wolf, Sab: Saboteur Wolf, Lon: Lone Wolf, Ann: Citizen }
  play:
    - expect: { channels: { wolfpack: [Wes, Sab] } }
`);

rule('werewolves/group/wolfpack#2', 'attacks one player each night, from the first', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/group/wolfpack#5', 'the Alpha Wolf sets the target once', `${head}
  players: { Wes: Wolf, Wim: Wolf, Woz: Wolf, Alp: Alpha Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack, Woz: vote Ann in wolfpack, Alp: alpha wolf Bob]
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/group/wolfpack#6', 'a former member stays', `${head}
  players: { Wes: Wolf, Wim: Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - day 2: []
    - expect: { roles: { Wes: Undead }, channels: { wolfpack: [Wes, Wim] } }
`);

rule('werewolves/group/wolfpack#7', 'is disbanded when no werewolf is left in it', `${head}
  players: { Wes: Wolf, War: Warlock, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - night 3: [Wes: vote Ann in wolfpack]
    - expect: { roles: { Wes: Undead }, refused: [{ by: Wes }] }
`);

rule('werewolves/group/wolfpack#8', 'hears who carries out its attack', `${head}
  players: { Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { told: { Wim: [{ kind: notice, ability: wolfpack, about: [Wes] }] } }
`);

rule('werewolves/group/wolfpack#9', 'the vote of a former werewolf carries no weight', `${head}
  players: { Wes: Wolf, Wim: Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [] }
`);

rule('werewolves/group/wolfpack#10', 'hears that its target ran away', `${head}
  players: { Wes: Wolf, Wim: Wolf, Run: Runner, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Wim: [{ ability: wolfpack, about: [Run], result: ran away }] } }
`);

rule('werewolves/group/wolfpack#3', 'one more attack for each Wolf Cub that died', `${head}
  players: { Wes: Wolf, Cub: Wolf Cub, Cob: Wolf Cub, Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Wes: vote Chi in wolfpack]
    - day 1: [Ann: vote Cub, Ann: vote Cob in lynch 2]
    - night 2: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2, Wes: vote Cal in wolfpack 3]
    - day 2: []
    - expect: { dead: [Chi, Cub, Cob, Ann, Bob, Cal] }
`);

rule('werewolves/poll/wolfpack#1', 'private to the pack, each night', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Ann: vote Bob in wolfpack]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/poll/wolfpack#2', 'one for each attack', `${head}
  players: { Dir: Direwolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Dir: vote Ann in wolfpack 2, Dir: vote Ann in wolfpack 3]
    - expect: { refused: [{ text: vote Ann in wolfpack 3 }] }
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/poll/wolfpack#3', 'the Alpha Wolf counts two, the Trickster Wolf minus one', `${head}
  players: { Alp: Alpha Wolf, Tri: Trickster Wolf, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: vote Ann in wolfpack, Wes: vote Bob in wolfpack, Wim: vote Bob in wolfpack, Tri: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/group/wolfpack#4', 'no attack in the night after it killed a Riding Hood', `${head}
  players: { Wes: Wolf, Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Rid in wolfpack]
    - night 2: [Wes: vote Ann in wolfpack]
    - expect: { dead: [Rid], refused: [{ by: Wes }] }
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Rid, Ann] }
`);
