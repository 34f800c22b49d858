import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/ranger#1', 'may have a target, or none', `${head}
  players: { Ran: Ranger, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ran: ranger Ann]
    - night 2: [Ran: ranger nobody, Wes: vote Ran in wolfpack]
    - day 2: []
    - expect: { dead: [Ran], refused: [], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/ranger#4', 'Ranger, target, and what that one is: everybody hears it', `${head}
  players: { Ran: Ranger, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Ran: ranger Wim, Wes: vote Ran in wolfpack]
    - day 1: []
    - expect: { dead: [Ran], announced: [{ kind: reveal, about: [Ran], result: Ranger }, { kind: reveal, about: [Wim], result: Wolf }] }
`);
