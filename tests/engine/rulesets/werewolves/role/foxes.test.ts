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

rule('werewolves/role/disguised-fox#1', 'a disguise or the pack, one of them a day', `${head}
  players: { Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dis: disguised fox as Witch, Dis: disguised fox with join]
    - expect: { refused: [{ by: Dis }], roles: { Dis: Disguised Fox } }
`);

rule('werewolves/role/disguised-fox#2', 'without a choice it is a Citizen', `${head}
  players: { Dis: Disguised Fox, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Dis]
    - expect: { told: { Fay: [{ result: Citizen }] } }
`);

rule('werewolves/role/disguised-fox#3', 'strongly', `${head}
  players: { Dis: Disguised Fox, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 0: [Dis: disguised fox as Assassin]
    - night 1: [Tra: tracking wolf Dis]
    - expect: { told: { Tra: [{ result: major threat }] } }
`);

rule('werewolves/role/disguised-fox#4', 'the pack hears as which role at nightfall', `${head}
  players: { Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Dis: disguised fox as Assassin]
    - night 1: []
    - expect: { told: { Wes: [{ ability: disguised fox, result: Assassin, phase: night 1 }] }, untold: { Wes: [{ about: [Dis] }] } }
`);

rule('werewolves/role/disguised-fox#5', 'it is gone when the night ends', `${head}
  players: { Dis: Disguised Fox, Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Dis: disguised fox as Assassin]
    - day 1: [Cla: clairvoyant fox Dis]
    - expect: { told: { Cla: [{ result: Disguised Fox }] } }
`);

rule('werewolves/role/disguised-fox#6', 'is no lycan', `${head}
  players: { Dis: Disguised Fox, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Dis]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/disguised-fox#7', 'is not in the pack', `${head}
  players: { Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes] } }
`);

rule('werewolves/role/disguised-fox#8', 'may enter the pack', `${head}
  players: { Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dis: disguised fox with join]
    - expect: { roles: { Dis: Wolf }, channels: { wolfpack: [Dis, Wes] } }
`);

rule('werewolves/role/disguised-fox#9', 'no disguise for the night of the day of joining', `${head}
  players: { Dis: Disguised Fox, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dis: disguised fox with join, Dis: disguised fox as Witch]
    - night 2: [Fay: fortune teller Dis]
    - expect: { refused: [{ by: Dis }], told: { Fay: [{ result: Wolf }] } }
`);

rule('werewolves/role/disguised-fox#10', 'as a Wolf it disguises no more', `${head}
  players: { Dis: Disguised Fox, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Dis: disguised fox with join]
    - day 1: [Dis: disguised fox as Witch]
    - night 2: [Fay: fortune teller Dis]
    - expect: { refused: [{ by: Dis }], told: { Fay: [{ result: Wolf }] } }
`);

rule('werewolves/role/disguised-fox#11', 'both are immediate', `${head}
  players: { Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dis: disguised fox with join]
    - expect: { phase: day 1, roles: { Dis: Wolf } }
`);

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
