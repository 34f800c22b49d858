import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/recluse#1', 'is told at once of every power used on it', `${head}
  players: { Rec: Recluse, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Rec]
    - expect: { phase: night 1, told: { Rec: [{ kind: notice, ability: recluse, result: Fortune Teller }] } }
`);

rule('werewolves/role/recluse#2', 'and not by whom', `${head}
  players: { Rec: Recluse, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Rec]
    - expect: { untold: { Rec: [{ about: [Fay] }, { text: Fay }] } }
`);

rule('werewolves/role/recluse#3', 'unless that one is of the werewolves', `${head}
  players: { Rec: Recluse, War: Warlock, Tra: Tracking Wolf, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: warlock Rec, Tra: tracking wolf Rec]
    - expect: { told: { Rec: [{ ability: recluse, about: [War], result: Warlock }, { ability: recluse, about: [Tra], result: Tracking Wolf }] } }
`);

rule('werewolves/role/recluse#4', 'is no lycan', `${head}
  players: { Rec: Recluse, Pri: Priest, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Rec]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/recluse#5', 'is not in the pack', `${head}
  players: { Rec: Recluse, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes] } }
`);

rule('werewolves/role/recluse#6', 'an attack by a wolfish player fails, another one does not', `${head}
  players: { Rec: Recluse, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Rec in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Wes: [{ ability: wolfpack, about: [Rec], result: false }] } }
    - night 2: [Axl: assassin Rec]
    - day 2: []
    - expect: { dead: [Rec] }
`);
