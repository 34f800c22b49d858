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

rule('werewolves/role/ranger#2', 'one change a phase, and one emergency change', `${head}
  players: { Ran: Ranger, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ran: ranger Ann, Ran: ranger Bob, Ran: ranger Cal]
    - expect: { refused: [{ by: Ran }] }
`);

rule('werewolves/role/ranger#3', 'reveals the target when dying, but not by a direct lynch', `${head}
  players: { Ran: Ranger, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ran: ranger Wes, Ann: vote Ran, Bob: vote Ran]
    - end
    - expect: { dead: [Ran], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/ranger#4', 'Ranger, target, and what that one is: everybody hears it', `${head}
  players: { Ran: Ranger, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Ran: ranger Wim, Wes: vote Ran in wolfpack]
    - day 1: []
    - expect: { dead: [Ran], announced: [{ kind: reveal, about: [Ran], result: Ranger }, { kind: reveal, about: [Wim], result: Wolf }] }
`);

rule('werewolves/role/ranger#5', 'a dead target reveals nothing', `${head}
  players: { Ran: Ranger, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Ran: ranger Ann, Wes: vote Ann in wolfpack]
    - night 2: [Wes: vote Ran in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Ran], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/ranger#6', 'a strong disguise is what is revealed', `${head}
  players: { Ran: Ranger, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ran: ranger Sne, Wes: vote Ran in wolfpack]
    - day 1: []
    - expect: { dead: [Ran], announced: [{ kind: reveal, about: [Sne], result: Citizen }] }
`);

rule('werewolves/role/ranger?1', 'a target who dies in the same moment is revealed', `${head}
  players: { Ran: Ranger, Axl: Assassin, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Ran: ranger Ora, Axl: assassin Ora, Wes: vote Ran in wolfpack]
    - day 2: []
    - expect: { dead: [Ran, Ora], announced: [{ kind: reveal, about: [Ran], result: Ranger }, { kind: reveal, about: [Ora], result: Oracle }] }
`);

rule('werewolves/role/ranger?2', 'a weak disguise does not last', `${head}
  players: { Ran: Ranger, Tan: Tanner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Tan: tanner Wim as Baker]
    - night 2: [Ran: ranger Wim, Wes: vote Ran in wolfpack]
    - day 2: []
    - expect: { announced: [{ kind: reveal, about: [Wim], result: Wolf }], unannounced: [{ result: Baker }] }
`);
