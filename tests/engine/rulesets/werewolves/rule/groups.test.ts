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
