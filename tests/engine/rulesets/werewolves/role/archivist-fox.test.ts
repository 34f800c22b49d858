import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/archivist-fox#1', 'learns a role of each of two categories', `${head}
  decide: { archivist-fox-roles: [Assassin, Wolf] }
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf miscellaneous]
    - expect: { told: { Arc: [{ ability: archivist fox, result: [Assassin, Wolf] }] } }
`);

rule('werewolves/role/archivist-fox#3', 'the pack learns what was archived', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf miscellaneous, Arc: archivist fox as Assassin]
    - night 2: []
    - expect: { told: { Wes: [{ ability: archivist fox, result: Assassin, phase: night 2 }] } }
`);

rule('werewolves/role/archivist-fox#2', 'one of the two it has seen', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf miscellaneous, Arc: archivist fox as Witch]
    - night 2: []
    - expect: { refused: [{ by: Arc }], untold: { Wes: [{ ability: archivist fox }] } }
`);

rule('werewolves/role/archivist-fox#4', 'each entry once; what was dealt twice is seen twice', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk miscellaneous and townsfolk killing]
    - expect: { told: { Arc: [{ result: [Citizen, Assassin] }] } }
    - day 2: [Arc: archivist fox with townsfolk miscellaneous and townsfolk killing]
    - expect: { told: { Arc: [{ ability: archivist fox, result: { size: 1 } }] } }
`);

rule('werewolves/role/archivist-fox#5', 'never its own entry', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with werewolf investigative and townsfolk killing]
    - expect: { untold: { Arc: [{ result: { has: [Archivist Fox] } }] } }
`);

rule('werewolves/role/archivist-fox#6', 'hears of a category that has none left', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with werewolf power and townsfolk killing]
    - expect: { told: { Arc: [{ ability: archivist fox, result: { size: 1 } }] } }
`);

rule('werewolves/role/archivist-fox#7', 'if neither has one the pack hears that', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with werewolf power and townsfolk power]
    - night 2: []
    - expect: { told: { Wes: [{ ability: archivist fox, result: nothing }] } }
`);

rule('werewolves/role/archivist-fox#8', 'may enter the pack, and learns nothing more', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with join]
    - expect: { roles: { Arc: Wolf }, channels: { wolfpack: [Arc, Wes] } }
    - day 2: [Arc: archivist fox with werewolf power and townsfolk killing]
    - expect: { refused: [{ by: Arc }] }
`);

rule('werewolves/role/archivist-fox#9', 'disguises do not matter', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Tan: Tanner, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Axl as Witch, Arc: archivist fox with townsfolk killing and werewolf power]
    - expect: { told: { Arc: [{ result: { has: [Assassin] } }] } }
`);

rule('werewolves/role/archivist-fox#10', 'enchantment does not matter', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Flu: Flute Player, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Arc]
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf power]
    - expect: { told: { Arc: [{ result: [Assassin] }] } }
`);

rule('werewolves/role/archivist-fox#12', 'is no lycan', `${head}
  players: { Arc: Archivist Fox, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Arc]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/archivist-fox#13', 'is not in the pack', `${head}
  players: { Arc: Archivist Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes] } }
`);

rule('werewolves/role/archivist-fox#14', 'learning and joining are immediate', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf power]
    - expect: { phase: day 1, told: { Arc: [{ result: [Assassin] }] } }
    - day 2: [Arc: archivist fox with join]
    - expect: { phase: day 2, roles: { Arc: Wolf } }
`);

rule('werewolves/role/archivist-fox#11', 'names no player, so that nothing of it is led astray', `${head}
  decide: { archivist-fox-roles: [Witch, Wolf] }
  players: { Arc: Archivist Fox, Flu: Flute Player, App: Flute Apprentice, Wit: Witch, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Arc, App: flute apprentice Ann]
    - expect: { told: { App: [{ kind: role }] } }
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf miscellaneous]
    - expect: { told: { Arc: [{ result: [Witch, Wolf] }] }, untold: { App: [{ kind: notice }] } }
`);
