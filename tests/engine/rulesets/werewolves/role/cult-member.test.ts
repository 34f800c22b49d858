import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/cult-member#1', 'in the channel of the cult', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Aco: Cult Acolyte, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { cult: [Cul, Mem, Aco] } }
`);

rule('werewolves/role/cult-member#2', 'the cult attacks from Night 2', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Mem: vote Wes in cult]
    - expect: { refused: [{ by: Mem }] }
    - night 2: [Mem: vote Wes in cult]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/cult-member#3', 'it is the one whom most of them suspect, and not the one of the leader', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Mim: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Cul: vote Bob in cult, Mem: vote Ann in cult, Mim: vote Ann in cult]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/cult-member#4', 'the attack comes when the night ends', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Mem: vote Wes in cult, Wes: vote Ann in wolfpack]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Ann, Wes] }
`);

rule('werewolves/role/cult-member#5', 'without its leader the cult has no attack', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Cul in wolfpack]
    - night 2: [Mem: vote Wes in cult]
    - expect: { dead: [Cul], refused: [{ by: Mem }] }
`);

rule('werewolves/role/cult-member#6', 'who has changed role still votes', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Mem]
    - night 2: [Mem: vote Bob in cult]
    - day 2: []
    - expect: { dead: [Bob], roles: { Mem: Wolf } }
`);
