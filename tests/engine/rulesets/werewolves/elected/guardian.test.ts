import { rule } from '../../../../../engine/testing/rule.ts';

const options = (more = ''): string => `
  rules: werewolves
  options: { check: off${more} }
`;
const head = options();

rule('werewolves/elected/guardian#1', 'is elected when the two others have living holders', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter, Cal: vote Cal in guardian]
    - expect: { refused: [{ by: Cal }] }
    - day 3: [Ann: vote Cal in guardian]
    - end
    - expect: { announced: [{ about: [Cal], result: Guardian }] }
`);

rule('werewolves/elected/guardian#2', 'one player a night, two while many live', `${options(', elections: guardian, mayorThreshold: 5')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian Cal, Bob: guardian Dee, Bob: guardian Ann, Wes: vote Dee in wolfpack]
    - expect: { refused: [{ by: Bob }] }
    - day 2: [Ann: vote Wim, Bob: vote Wim]
    - night 3: [Bob: guardian Ann, Bob: guardian Bob]
    - expect: { dead: [Wim], refused: [{ by: Bob }] }
`);

rule('werewolves/elected/guardian#3', 'nobody two nights in a row', `${options(', elections: guardian')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian Cal]
    - night 3: [Bob: guardian Cal]
    - expect: { refused: [{ by: Bob }] }
    - night 4: [Bob: guardian Cal, Wes: vote Cal in wolfpack]
    - day 4: []
    - expect: { dead: [] }
`);

rule('werewolves/elected/guardian#4', 'may protect themself', `${options(', elections: guardian')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian Bob, Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [], told: { Wes: [{ ability: wolfpack, about: [Bob], result: false }] } }
`);

rule('werewolves/elected/guardian#5', 'attacks fail, and other deaths come', `${options(', elections: guardian')}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Pla: plague bearer Cal]
    - night 4: [Bob: guardian Cal, Wes: vote Cal in wolfpack]
    - expect: { dead: [] }
    - day 4: []
    - expect: { dead: [Cal], told: { Wes: [{ ability: wolfpack, about: [Cal], result: false }] } }
`);

rule('werewolves/elected/guardian#6', 'what was immediate stands, whatever becomes of the Guardian', `${options(', elections: guardian')}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian Cal, Axl: assassin Bob, Wes: vote Cal in wolfpack]
    - day 2: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/elected/guardian#7', 'a Golem in the office was the last one', `${options(', elections: guardian')}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - day 2: [Ann: vote Bob in guardian]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/elected/guardian#8', 'resigns with the phase', `${options(', elections: guardian')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian with resign, Bob: guardian Cal, Wes: vote Cal in wolfpack]
    - night 3: [Bob: guardian Dee]
    - expect: { dead: [], refused: [{ by: Bob }] }
`);
