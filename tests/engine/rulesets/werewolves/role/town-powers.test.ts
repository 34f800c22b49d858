import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/fletcher#1', 'picks the customer during Day 0, and not later', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Fle: fletcher Ann]
    - expect: { refused: [{ by: Fle }] }
`);

rule('werewolves/role/fletcher#2', 'a second choice, on the same day, changes nothing', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Fle: fletcher Ann, Fle: fletcher Bob]
    - expect: { refused: [{ by: Fle }], untold: { Bob: [{ kind: role, result: "Fletcher's Customer" }] } }
`);

rule('werewolves/role/fletcher#4', 'not themself', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Fle: fletcher Fle]
    - expect: { refused: [{ by: Fle }] }
`);

rule('werewolves/role/fletcher#5', 'the customer is armed like a Huntress', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 1: [Ann: "fletcher's customer Wim", Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann, Wim] }
`);

rule('werewolves/role/fletcher#6', 'only the customer has the choice', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 1: [Bob: "fletcher's customer Wim", Fle: "fletcher's customer Wim"]
    - expect: { refused: [{ by: Bob }, { by: Fle }] }
`);

rule('werewolves/role/fletcher#7', 'takes it away for good', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 1: [Ann: "fletcher's customer Wim", Fle: fletcher with revoke, Wes: vote Ann in wolfpack]
    - day 1: [Fle: fletcher Bob]
    - expect: { dead: [Ann], refused: [{ by: Fle }] }
`);

rule('werewolves/role/fletcher#8', 'the choice works at once', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - expect: { phase: day 0, told: { Ann: [{ kind: role, result: "Fletcher's Customer" }] } }
`);

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

rule('werewolves/role/medium#4', 'all the dead answer, none of the living', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Med: medium say "is Wes a wolf?"]
    - day 2: [Wim: vote no in medium, Ann: vote yes in medium]
    - end
    - expect: { refused: [{ by: Ann }], told: { Med: [{ ability: medium, result: false }] } }
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
