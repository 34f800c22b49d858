import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/foxes#1', 'of the team, neither lycans nor of the pack: they win with it', `${head}
  players: { Arc: Archivist Fox, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Arc, Wes] }
`);

rule('werewolves/rule/foxes#2', 'the power or the pack, one of them a day', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Ann, Cla: clairvoyant fox with join]
    - expect: { refused: [{ by: Cla }], roles: { Cla: Clairvoyant Fox } }
`);

rule('werewolves/rule/foxes#3', 'who joins is a Wolf at once', `${head}
  players: { Arc: Archivist Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with join]
    - night 2: [Arc: vote Ann in wolfpack]
    - day 2: []
    - expect: { roles: { Arc: Wolf }, dead: [Ann] }
`);

rule('werewolves/rule/foxes#4', 'who does not live through the day passes nothing on', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf power, Arc: archivist fox as Assassin, Ann: vote Arc]
    - night 2: []
    - expect: { dead: [Arc], untold: { Wes: [{ ability: archivist fox }] } }
`);

rule('werewolves/rule/foxes#5', 'the pack does not hear who it is', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf power, Arc: archivist fox as Assassin]
    - night 2: []
    - expect: { told: { Wes: [{ ability: archivist fox, about: [] }] }, untold: { Wes: [{ about: [Arc] }] } }
`);

rule('werewolves/rule/foxes#6', 'who has joined is a lycan', `${head}
  players: { Arc: Archivist Fox, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with join]
    - night 2: [Pri: priest Arc]
    - day 2: []
    - expect: { dead: [Arc] }
`);
