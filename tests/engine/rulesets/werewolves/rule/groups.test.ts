import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/groups#7', 'in the channel of a group that is over nobody writes any more', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Moe: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Mem: say "who?" in cult, Wes: vote Cul in wolfpack]
    - expect: { refused: [], told: { Moe: [{ text: who? }] } }
    - day 1: [Mem: say "still here?" in cult]
    - expect: { dead: [Cul], refused: [{ by: Mem }], untold: { Moe: [{ text: still here? }] }, channels: { cult: [Cul, Mem, Moe] } }
`);

rule('werewolves/rule/groups#10', 'what a group is told all its living members read', `${head}
  players: { Wes: Wolf, Wim: Wolf, Woz: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Woz]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { told: { Wes: [{ ability: wolfpack, about: [Ann], result: true }], Wim: [{ ability: wolfpack, about: [Ann], result: true }] }, untold: { Woz: [{ about: [Ann] }], Bob: [{ about: [Ann] }] } }
`);

rule('werewolves/rule/groups#1', 'a group has a channel', `${head}
  players: { Bak: Baker, Bea: Baker, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { bakers: [Bak, Bea] } }
`);

rule('werewolves/rule/groups#2', 'who loses the role stays in the channel', `${head}
  players: { Inf: Infecting Wolf, Cul: Cult Leader, Mem: Cult Member, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Mem]
    - expect: { roles: { Mem: Wolf }, channels: { cult: [Cul, Mem] } }
`);

rule('werewolves/rule/groups#3', "a former member's vote has no weight in the pack", `${head}
  players: { Wes: Wolf, Wim: Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { roles: { Wes: Undead }, dead: [] }
`);

rule('werewolves/rule/groups#4', 'the winner of its poll is the target', `${head}
  players: { Wes: Wolf, Wim: Wolf, Woz: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack, Woz: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/groups#5', 'one who voted for it acts', `${head}
  decide: { wolfpack-executor: Wim }
  players: { Wes: Wolf, Wim: Wolf, Rec: Recluse, Ann: Citizen }
  play:
    - night 1: [Wes: vote Rec in wolfpack, Wim: vote Rec in wolfpack]
    - day 1: []
    - expect: { told: { Rec: [{ ability: recluse, about: [Wim] }] }, untold: { Rec: [{ about: [Wes] }] } }
`);

rule('werewolves/rule/groups#6', 'without a living member of the role it is disbanded', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Jim, Bob: vote Jim]
    - night 2: [Jan: vote Wes in jury]
    - expect: { refused: [{ by: Jan }] }
`);

rule('werewolves/rule/groups#8', 'the Hellhounds end when one of them changes, and stay in the pack', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Vam: vampire Hel, Axl: assassin Hel]
    - night 3: [Hek: vote Ann in wolfpack]
    - day 3: []
    - expect: { roles: { Hel: Undead, Hek: Hellhound }, dead: [Ann] }
`);

rule('werewolves/rule/groups#9', 'several attacks may meet the same player', `${head}
  players: { Cub: Wolf Cub, Wes: Wolf, Sca: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Cub]
    - night 2: [Wes: vote Sca in wolfpack, Wes: vote Sca in wolfpack 2]
    - day 2: []
    - expect: { dead: [Cub, Sca] }
`);
