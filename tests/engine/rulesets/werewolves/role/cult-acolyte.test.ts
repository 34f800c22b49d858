import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/cult-acolyte#1', 'votes in the cult like a member', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Aco: vote Wes in cult, Cul: vote nobody in cult]
    - day 2: []
    - expect: { dead: [Wes], channels: { cult: [Cul, Aco] } }
`);

rule('werewolves/role/cult-acolyte#2', 'the attack is chosen by vote, from Night 2, at the end of the night', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Aco: vote Wes in cult]
    - expect: { refused: [{ by: Aco }] }
    - night 2: [Aco: vote Wes in cult, Cul: vote Wes in cult, Mem: vote Wim in cult]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/cult-acolyte#3', 'one attack more in the night after an Acolyte dies, and not later', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Aco, Bob: vote Aco]
    - night 2: [Cul: vote Ann in cult, Cul: vote Bob in cult 2]
    - day 2: []
    - expect: { dead: [Aco, Ann, Bob] }
    - night 3: [Cul: vote Wes in cult 2]
    - expect: { refused: [{ by: Cul }] }
`);

rule('werewolves/role/cult-acolyte#3', 'one more attack in the night after an Acolyte dies', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Wes: vote Aco, Wim: vote Aco]
    - night 2: [Cul: vote Ann in cult, Mem: vote Bob in cult 2]
    - day 2: []
    - expect: { dead: [Aco, Ann, Bob] }
`);

rule('werewolves/role/cult-acolyte#4', 'succeeds a dead leader when the next night starts', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cat: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Wes: vote Cul, Wim: vote Cul]
    - night 2: [Aco: vote Wes in cult]
    - expect: { roles: { Aco: Cult Leader } }
    - day 2: []
    - expect: { dead: [Cul, Wes] }
`);

rule('werewolves/role/cult-acolyte#5', 'of several one is promoted', `${head}
  decide: { cult-heir: Ava }
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ava: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Cul, Bob: vote Cul]
    - night 2: [Ava: vote Wes in cult]
    - expect: { roles: { Ava: Cult Leader, Aco: Cult Acolyte } }
    - day 2: []
    - expect: { dead: [Cul, Wes] }
`);

rule('werewolves/role/cult-acolyte#6', 'who has changed role still votes', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Aco]
    - night 2: [Aco: vote Bob in cult]
    - day 2: []
    - expect: { dead: [Bob], roles: { Aco: Wolf } }
`);

rule('werewolves/role/cult-acolyte?1', 'who was promoted dies as a leader: no attack more', `${head}
  decide: { cult-heir: Aco }
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ava: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Wes: vote Cul, Wim: vote Cul]
    - night 2: []
    - day 2: [Wes: vote Aco, Wim: vote Aco]
    - night 3: [Ava: vote Wes in cult, Mem: vote Wim in cult 2]
    - expect: { dead: [Cul, Aco], roles: { Ava: Cult Leader }, refused: [{ by: Mem }] }
`);

rule('werewolves/role/cult-acolyte?2', 'with both of them the cult ends, and its second attack with it', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Wes: vote Cul in wolfpack, Axl: assassin Aco]
    - night 3: [Mem: vote Wes in cult, Mem: vote Wim in cult 2]
    - expect: { dead: [Cul, Aco], refused: [{ text: vote Wes in cult }, { text: vote Wim in cult 2 }] }
`);

rule('werewolves/role/cult-acolyte?3', 'a bitten one succeeds nobody', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Aco]
    - day 1: [Ann: vote Cul, Bob: vote Cul]
    - night 2: [Mem: vote Wes in cult]
    - expect: { dead: [Cul], roles: { Aco: Wolf }, refused: [{ by: Mem }] }
`);

rule('werewolves/role/cult-acolyte?3', 'and its death gives no attack more', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Aco]
    - day 1: [Ann: vote Aco, Bob: vote Aco]
    - night 2: [Mem: vote Wes in cult, Cul: vote Ann in cult 2]
    - expect: { dead: [Aco], refused: [{ by: Cul, text: cult 2 }] }
`);
