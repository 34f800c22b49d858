import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/runner#1', 'escapes the first attack of somebody wolfish', `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Lon: Lone Wolf, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Run]
    - day 1: []
    - expect: { dead: [], told: { Run: [{ kind: notice, ability: runner }] } }
`);

rule('werewolves/role/runner#2', 'the second attack kills', `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Run in wolfpack]
    - night 2: [Wes: vote Run in wolfpack]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Run] }
`);

rule('werewolves/role/runner#3', 'who is not wolfish kills with the first', `${head}
  players: { Run: Runner, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Run]
    - day 2: []
    - expect: { dead: [Run] }
`);

rule('werewolves/role/runner#4', 'is told of the attack', `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Run: [{ kind: notice, ability: runner }] }, untold: { Run: [{ about: [Wes] }] } }
`);

rule('werewolves/role/runner#5', 'the pack is told that its target ran away', `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { told: { Wes: [{ ability: wolfpack, about: [Run], result: ran away }], Wim: [{ ability: wolfpack, about: [Run], result: ran away }] } }
`);

rule('werewolves/role/runner#6', 'a single wolf is told instead of the pack', `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Lon: Lone Wolf, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Run]
    - day 1: []
    - expect: { told: { Lon: [{ ability: lone wolf, about: [Run], result: ran away }] }, untold: { Wes: [{ about: [Run] }] } }
`);

rule('werewolves/role/runner?1', 'whoever carries out the attack of the pack is wolfish', `${head}
  decide: { wolfpack-executor: Whi }
  players: { Run: Runner, Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Whi: vote Run in wolfpack, Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Run: [{ kind: notice, ability: runner }] } }
`);

rule('werewolves/role/runner?2', 'who was protected has not run yet', `${head}
  players: { Run: Runner, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Run with life, Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Wes: [{ ability: wolfpack, about: [Run], result: false }] }, untold: { Run: [{ ability: runner, kind: notice }] } }
    - night 2: [Wes: vote Run in wolfpack]
    - day 2: []
    - expect: { dead: [], told: { Run: [{ ability: runner, kind: notice }] } }
`);
