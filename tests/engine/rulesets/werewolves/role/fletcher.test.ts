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

rule('werewolves/role/fletcher#3', 'without a choice the customer is drawn', `${head}
  decide: { fletcher-customer: Ann }
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - expect: { told: { Ann: [{ kind: role, result: "Fletcher's Customer" }] } }
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

rule('werewolves/role/fletcher?1', 'the customer stays armed when the Fletcher is dead', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - day 1: [Bob: vote Fle, Cal: vote Fle]
    - night 2: [Ann: "fletcher's customer Wim", Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Fle, Ann, Wim] }
`);

rule('werewolves/role/fletcher?2', 'the customer does not learn whose customer that is', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 1: []
    - expect: { told: { Ann: [{ kind: role, result: "Fletcher's Customer" }] }, untold: { Ann: [{ about: { has: [Fle] } }, { text: Fle. }] } }
`);
