import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/stalker#1', 'one player each day', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Sta: stalker Ann, Sta: stalker Bob]
    - expect: { refused: [{ by: Sta }] }
    - day 2: [Sta: stalker Wes]
    - end
    - expect: { dead: [Ann, Wes] }
`);

rule('werewolves/role/stalker#2', 'two votes more, on that day', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Sta: stalker Dee, Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [] }
    - day 2: [Sta: stalker Dee, Ann: vote Cal, Bob: vote Cal, Wes: vote Dee]
    - end
    - expect: { dead: [Dee] }
    - day 3: [Ann: vote Cal]
    - end
    - expect: { dead: [Cal, Dee] }
`);

rule('werewolves/role/stalker#3', 'the votes are seen by nobody', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Sta: stalker Ann, Bob: vote Wes, Cal: vote Wes, Wes: vote Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Wes, Ann], result: ["2", "1"] }] }
`);

rule('werewolves/role/stalker#4', 'who is threatened is not told', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Bob: [{ result: Citizen }] } }
    - day 1: [Sta: stalker Bob]
    - end
    - expect: { dead: [Bob], untold: { Bob: [{ phase: day 1 }] } }
`);

rule('werewolves/role/stalker?1', 'the two votes are on every lynch of the day', `${head}
  players: { Sta: Stalker, Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Chi, Bob: vote Chi]
    - day 2: [Ann: vote Cal, Bob: vote Wes in lynch 2, Sta: stalker Dee]
    - end
    - expect: { dead: [Chi, Dee] }
`);

rule('werewolves/role/stalker?2', 'from Day 1', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Sta: stalker Ann]
    - expect: { refused: [{ by: Sta }] }
    - day 1: [Sta: stalker Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/stalker?3', "decides for an Angel's companion only where the votes decided", `${head}
  decide: { angel-companion: Bob }
  players: { Sta: Stalker, Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Ang, Bob: vote Ang, Sta: stalker Ang]
    - end
    - expect: { dead: [Ang, Bob] }
`);

rule('werewolves/role/stalker?3', 'and then the Stalker is responsible', `${head}
  players: { Sta: Stalker, Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Ang, Bob: vote Cal, Wes: vote Cal, Sta: stalker Ang]
    - end
    - expect: { dead: [Ang, Sta] }
`);
