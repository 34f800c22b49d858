import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/medium#1', 'one question a night', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Med: medium say "is Wes a wolf?", Med: medium say "is Ann?"]
    - expect: { refused: [{ by: Med }] }
`);

rule('werewolves/role/medium#2', 'by day there is no question to put', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Med: medium say "is Wes a wolf?"]
    - expect: { refused: [{ by: Med }] }
`);

rule('werewolves/role/medium#3', 'the poll is dropped with the Medium', `${head}
  players: { Med: Medium, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?"]
    - day 2: [Wim: vote yes in medium, Bar: barber Med, Wim: vote no in medium]
    - expect: { refused: [{ by: Wim }] }
    - day 3: [Wim: vote yes in medium]
    - expect: { refused: [{ by: Wim }] }
`);

rule('werewolves/role/medium#4', 'all the dead answer, none of the living', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?"]
    - day 2: [Wim: vote no in medium, Ann: vote yes in medium]
    - end
    - expect: { refused: [{ by: Ann }], told: { Med: [{ ability: medium, result: false }] } }
`);

rule('werewolves/role/medium#5', 'one question, answered by yes or no', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?", Med: medium say "is Ann one?"]
    - expect: { refused: [{ by: Med, text: is Ann one }] }
    - day 2: [Wim: vote maybe in medium, Wim: vote Ann in medium, Wim: vote yes in medium]
    - expect: { refused: [{ by: Wim, text: maybe }, { by: Wim, text: Ann }] }
    - end
    - expect: { told: { Med: [{ ability: medium, result: true }] } }
`);

rule('werewolves/role/medium#6', 'where nobody answers it is a tie', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?"]
    - day 2: []
    - end
    - expect: { told: { Med: [{ ability: medium, result: tie }] } }
`);

rule('werewolves/role/medium#7', 'the poll is over with the day, and the next night has another question', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?"]
    - night 3: [Wim: vote yes in medium, Med: medium say "is Ann?"]
    - expect: { refused: [{ by: Wim }] }
    - day 3: [Wim: vote yes in medium]
    - end
    - expect: { told: { Med: [{ ability: medium, result: true }] } }
`);

rule('werewolves/role/medium?1', 'yes against no is a tie, and it is told when the day is over', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Bob: vote Wim, Cal: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?"]
    - day 2: [Wim: vote yes in medium, Ann: vote no in medium]
    - expect: { untold: { Med: [{ ability: medium, result: tie }] } }
    - end
    - expect: { told: { Med: [{ ability: medium, result: tie, phase: day 2 }] } }
`);

rule('werewolves/role/medium?2', 'a dead Medium is answered no more', `${head}
  players: { Med: Medium, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?"]
    - day 2: [Wim: vote yes in medium, Bar: barber Med]
    - end
    - expect: { dead: [Med, Wim], untold: { Med: [{ ability: medium, result: true }, { ability: medium, result: tie }] } }
`);

rule('werewolves/role/medium?3', 'a question is put however it reads', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "who of Wes or Cal is it?"]
    - day 2: [Wim: vote yes in medium]
    - end
    - expect: { refused: [], told: { Wim: [{ text: Wes or Cal }], Med: [{ ability: medium, result: true }] } }
`);

rule('werewolves/role/medium?3', 'unless the hosts strike it', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Host: decide question strike, Med: medium say "who is it?", Host: decide question pass]
    - day 2: [Wim: vote yes in medium, Host: decide question strike, Wim: vote no in medium]
    - end
    - expect: { refused: [{ by: Host, phase: night 2 }, { by: Host, text: pass }, { by: Wim, text: vote no }], told: { Med: [{ kind: notice, text: struck }] }, untold: { Med: [{ ability: medium, result: true }, { ability: medium, result: tie }] } }
    - night 3: [Med: medium say "and now?", Host: decide question strike]
    - day 3: [Wim: vote yes in medium]
    - expect: { refused: [{ by: Wim, phase: day 3 }], untold: { Wim: [{ text: and now }] } }
`);
