import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/clairvoyant-fox?2', 'who has looked does not join on the same day', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Ann, Cla: clairvoyant fox with join]
    - expect: { refused: [{ by: Cla, text: clairvoyant fox with join }], roles: { Cla: Clairvoyant Fox } }
    - day 2: [Cla: clairvoyant fox with join]
    - expect: { roles: { Cla: Wolf } }
`);

rule('werewolves/role/archivist-fox?1', 'a category is one of a team: of another team it is another', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Hun: Vampire, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf power]
    - expect: { told: { Arc: [{ result: [Assassin] }] }, untold: { Arc: [{ result: { has: [Vampire] } }] } }
    - day 2: [Arc: archivist fox with killing and power]
    - expect: { refused: [{ by: Arc, phase: day 2 }] }
`);

rule('werewolves/role/archivist-fox?2', 'the roles that were dealt, whatever has become of them', `${head}
  decide: { archivist-fox-roles: [Trickster] }
  players: { Arc: Archivist Fox, Inf: Infecting Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Tri]
    - expect: { roles: { Tri: Trickster Wolf } }
    - day 1: [Arc: archivist fox with townsfolk power and townsfolk miscellaneous]
    - expect: { told: { Arc: [{ result: { has: [Trickster] } }] } }
`);

rule('werewolves/role/archivist-fox?3', 'without a pick the pack hears nothing', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf miscellaneous]
    - night 2: []
    - day 2: []
    - expect: { untold: { Wes: [{ ability: archivist fox }] } }
`);

rule('werewolves/role/archivist-fox?4', 'the pack hears when night falls, not by day', `${head}
  players: { Arc: Archivist Fox, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with townsfolk killing and werewolf miscellaneous, Arc: archivist fox as Assassin]
    - expect: { untold: { Wes: [{ ability: archivist fox }] } }
    - night 2: []
    - expect: { told: { Wes: [{ ability: archivist fox, phase: night 2, result: Assassin }] } }
`);

rule('werewolves/role/disguised-fox?1', 'the pack hears of the usual disguise as of any other', `${head}
  players: { Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - expect: { told: { Wes: [{ ability: disguised fox, phase: night 1, result: Citizen }] } }
`);

rule('werewolves/role/disguised-fox?2', 'by day it has none before it chooses', `${head}
  players: { Dis: Disguised Fox, Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Dis]
    - expect: { told: { Cla: [{ about: [Dis], result: Disguised Fox }] } }
    - day 2: [Dis: disguised fox as Witch, Cla: clairvoyant fox Dis]
    - expect: { told: { Cla: [{ about: [Dis], result: Witch, phase: day 2 }] } }
`);

rule('werewolves/role/tanner?1', 'the Tanner hears when the second disguise is set, with one only when the day ends', `${head}
  players: { Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Citizen]
    - expect: { untold: { Tan: [{ ability: tanner, result: true }] } }
    - end
    - expect: { told: { Tan: [{ ability: tanner, result: true, phase: day 1 }] } }
    - day 2: [Tan: tanner Wes as Citizen, Tan: tanner Ann as Witch]
    - expect: { told: { Tan: [{ ability: tanner, result: true, phase: day 2 }] } }
`);

rule('werewolves/role/tanner?2', 'a disguise is there from the moment in which it is set', `${head}
  players: { Tan: Tanner, Cla: Clairvoyant Fox, Clo: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Ann, Tan: tanner Ann as Witch, Clo: clairvoyant fox Ann]
    - expect: { told: { Cla: [{ about: [Ann], result: Citizen }], Clo: [{ about: [Ann], result: Witch }] } }
`);

rule('werewolves/role/pack-tanner?1', 'a night without a use does not lift the bar', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Witch]
    - day 3: [Pac: pack tanner Ann as Witch]
    - expect: { refused: [{ by: Pac, phase: day 3 }] }
`);
