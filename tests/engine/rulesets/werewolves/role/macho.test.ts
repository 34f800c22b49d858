import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/macho#1', 'is attacked at night, and dies when the next day ends', `${head}
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack]
    - day 1: [Mac: vote nobody]
    - expect: { dead: [], refused: [] }
    - end
    - expect: { dead: [Mac], announced: [{ kind: death, about: [Mac], phase: day 1 }] }
`);

rule('werewolves/role/macho#2', 'is told who it was', `${head}
  players: { Mac: Macho, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Mac]
    - expect: { untold: { Mac: [{ ability: macho }] } }
    - day 2: []
    - expect: { told: { Mac: [{ kind: notice, ability: macho, result: Axl }] } }
`);

rule('werewolves/role/macho#4', 'everybody hears that the Macho was attacked, and not who that is', `${head}
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack]
    - day 1: []
    - expect: { announced: [{ kind: notice, about: [], result: Macho, phase: day 1 }], unannounced: [{ about: { has: [Mac] } }] }
    - day 2: []
    - expect: { unannounced: [{ result: Macho }] }
`);
