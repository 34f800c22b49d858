import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

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
