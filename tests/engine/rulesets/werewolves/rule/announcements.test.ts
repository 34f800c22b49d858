import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/announcements#2', 'a death is announced without a role', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { announced: [{ kind: death, about: [Ann], phase: day 1 }], unannounced: [{ result: Citizen }] }
`);

rule('werewolves/rule/announcements#4', 'who ascends by an election is told of once, as such, and who dies the same day as all others', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor, Bob: vote Cal]
    - end
    - expect: { dead: [Des, Cal], announced: [{ kind: win, about: [Des], result: Despot }, { kind: death, about: [Cal] }], unannounced: [{ kind: death, about: [Des] }] }
`);

rule('werewolves/rule/announcements#4', 'who is attacked and ascends by that is not told of as somebody who died besides, nor is the companion of an Angel', `${head}
  players: { Rid: Riding Hood, Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Ang]
    - night 2: [Wes: vote Rid in wolfpack]
    - end
    - expect: { dead: [Rid, Ang, Ann], announced: [{ kind: win, about: [Ang] }, { kind: death, about: [Ann], text: goes along }, { kind: win, about: [Rid] }], unannounced: [{ kind: death, text: has left the game }] }
`);

rule('werewolves/rule/announcements#4', 'who descends is told of once, and a death at once after it is told of', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Bar: Barber, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - day 2: [Bar: barber Ann]
    - expect: { dead: [Che, Ann, Wes], announced: [{ kind: notice, about: [Che], result: Chef }, { kind: death, about: [Ann] }], unannounced: [{ kind: death, about: [Che] }] }
`);
