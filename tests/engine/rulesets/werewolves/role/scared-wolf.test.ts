import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/scared-wolf#1', 'escapes the first attack at night', `${head}
  players: { Sca: Scared Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Axl: assassin Sca]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/scared-wolf#2', 'is told of it', `${head}
  players: { Sca: Scared Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Axl: assassin Sca]
    - day 2: []
    - expect: { told: { Sca: [{ kind: notice, ability: scared wolf }] }, untold: { Sca: [{ about: [Axl] }] } }
`);

rule('werewolves/role/scared-wolf#3', 'once', `${head}
  players: { Sca: Scared Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Axl: assassin Sca]
    - night 3: [Axl: assassin Sca]
    - day 3: []
    - expect: { dead: [Sca] }
`);

rule('werewolves/role/scared-wolf?1', 'by day it dies', `${head}
  players: { Sca: Scared Wolf, Dem: Demon, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Dem: demon Sca with attack]
    - expect: { dead: [Sca] }
`);
