import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/clairvoyant-fox#1', 'looks at one player a day, from Day 0', `${head}
  players: { Cla: Clairvoyant Fox, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - day 0: [Cla: clairvoyant fox Axl, Cla: clairvoyant fox Ann]
    - expect: { refused: [{ by: Cla }], told: { Cla: [{ ability: clairvoyant fox, about: [Axl], result: Assassin }] } }
`);

rule('werewolves/role/clairvoyant-fox#2', 'who does not live through the day passes nothing on', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Ann, Ann: vote Cla, Bob: vote Cla]
    - night 2: []
    - expect: { dead: [Cla], untold: { Wes: [{ ability: clairvoyant fox }] } }
`);

rule('werewolves/role/clairvoyant-fox#3', 'the pack hears the role and the kind of fox, not who was met', `${head}
  players: { Cla: Clairvoyant Fox, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Axl]
    - night 2: []
    - expect: { told: { Wes: [{ ability: clairvoyant fox, result: Assassin, phase: night 2 }] }, untold: { Wes: [{ about: [Axl] }, { about: [Cla] }, { text: Axl }] } }
`);

rule('werewolves/role/clairvoyant-fox#4', 'may enter the pack, once and for good', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox with join]
    - expect: { roles: { Cla: Wolf }, channels: { wolfpack: [Cla, Wes] } }
`);

rule('werewolves/role/clairvoyant-fox#5', 'one of looking and joining a day', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Ann, Cla: clairvoyant fox with join]
    - expect: { refused: [{ by: Cla }], roles: { Cla: Clairvoyant Fox }, told: { Cla: [{ about: [Ann], result: Citizen }] } }
    - day 2: [Cla: clairvoyant fox with join]
    - expect: { roles: { Cla: Wolf }, channels: { wolfpack: [Cla, Wes] } }
`);

rule('werewolves/role/clairvoyant-fox#6', 'as a Wolf it looks no more', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox with join]
    - day 2: [Cla: clairvoyant fox Ann]
    - expect: { refused: [{ by: Cla }] }
`);

rule('werewolves/role/clairvoyant-fox#7', 'is no lycan', `${head}
  players: { Cla: Clairvoyant Fox, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Cla]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/clairvoyant-fox#8', 'is not in the pack', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes] } }
`);

rule('werewolves/role/clairvoyant-fox#9', 'both are immediate', `${head}
  players: { Cla: Clairvoyant Fox, Cleo: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cleo: clairvoyant fox with join, Cla: clairvoyant fox Cleo]
    - expect: { phase: day 1, told: { Cla: [{ about: [Cleo], result: Wolf }] } }
`);

rule('werewolves/role/clairvoyant-fox#10', 'weak disguises deceive it', `${head}
  players: { Cla: Clairvoyant Fox, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch, Cla: clairvoyant fox Ann]
    - expect: { told: { Cla: [{ result: Witch }] } }
`);

rule('werewolves/role/clairvoyant-fox#11', 'a redirection leads it elsewhere', `${head}
  decide: { clairvoyant-fox-enchanted: "true" }
  players: { Cla: Clairvoyant Fox, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Cla, App: flute apprentice Axl]
    - day 1: [Cla: clairvoyant fox App]
    - expect: { told: { Cla: [{ about: [App], result: Assassin }] } }
`);

rule('werewolves/role/clairvoyant-fox#12', 'the enchanted see a Flute Player', `${head}
  decide: { clairvoyant-fox-enchanted: "false" }
  players: { Cla: Clairvoyant Fox, Flu: Flute Player, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Cla]
    - day 1: [Cla: clairvoyant fox Axl]
    - expect: { told: { Cla: [{ about: [Axl], result: Flute Player }] } }
`);

rule('werewolves/role/clairvoyant-fox?1', 'on Day 0 already, and the pack hears of it in Night 1', `${head}
  players: { Cla: Clairvoyant Fox, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Cla: clairvoyant fox Ora]
    - expect: { phase: day 0, told: { Cla: [{ about: [Ora], result: Oracle }] } }
    - night 1: []
    - expect: { told: { Wes: [{ ability: clairvoyant fox, result: Oracle, phase: night 1 }] } }
`);
