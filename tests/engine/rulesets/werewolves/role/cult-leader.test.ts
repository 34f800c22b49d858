import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/cult-leader#1', 'in the channel of the cult', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { cult: [Cul, Mem] } }
`);

rule('werewolves/role/cult-leader#2', "takes part in the cult's vote from Night 2", `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cul: vote Wes in cult]
    - expect: { refused: [{ by: Cul }] }
    - night 2: [Cul: vote Wes in cult]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/cult-leader#3', 'the attack of the night in which the leader dies is carried out', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Cul: vote Wim in cult, Wes: vote Cul in wolfpack]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Cul, Wim] }
`);

rule('werewolves/role/cult-leader#4', "the leader's death ends the cult", `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Wes: vote Cul, Wim: vote Cul]
    - night 2: [Mem: vote Wes in cult]
    - expect: { refused: [{ by: Mem }] }
`);

rule('werewolves/role/cult-leader#5', 'a leader without the role still holds the cult together', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Cul]
    - night 2: [Mem: vote Ann in cult]
    - day 2: [Bob: vote Cul, Cal: vote Cul]
    - expect: { dead: [Ann] }
    - night 3: [Mem: vote Wes in cult]
    - expect: { dead: [Ann, Cul], refused: [{ by: Mem }] }
`);

rule('werewolves/role/cult-leader#6', 'who has changed role still votes', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Cul]
    - night 2: [Cul: vote Ann in cult]
    - day 2: []
    - expect: { dead: [Ann], roles: { Cul: Wolf } }
`);

rule('werewolves/role/cult-leader?1', 'a member carries out the attack of the night in which the leader dies', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Axl: Assassin, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Mem: vote Wes in cult, Axl: assassin Cul]
    - day 2: []
    - expect: { dead: [Cul, Wes] }
`);

rule('werewolves/role/cult-leader?2', 'with an Acolyte the cult goes on, and has a leader when the night begins', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Cul in wolfpack]
    - day 1: []
    - expect: { dead: [Cul], roles: { Aco: Cult Acolyte } }
    - night 2: [Mem: vote Wes in cult]
    - expect: { roles: { Aco: Cult Leader } }
    - day 2: []
    - expect: { dead: [Cul, Wes] }
`);
