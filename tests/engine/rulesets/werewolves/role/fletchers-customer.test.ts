import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/fletchers-customer#1', 'on top of the own role', `${head}
  players: { Fle: Fletcher, Ora: Oracle, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ora]
    - night 1: [Ora: oracle Bob and Wes]
    - expect: { roles: { Ora: Oracle }, told: { Ora: [{ ability: oracle, result: false }] } }
`);

rule('werewolves/role/fletchers-customer#2', 'is a Huntress in all: an indirect lynch sets it off', `${head}
  players: { Fle: Fletcher, Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - day 2: [Ann: "fletcher's customer Wim", Exe: executioner Ann, Bob: vote Exe, Cal: vote Exe]
    - end
    - expect: { dead: [Ann, Wim] }
`);

rule('werewolves/role/fletchers-customer#3', 'all of it is between the game and the customer', `${head}
  players: { Fle: Fletcher, Cus: Citizen, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Fle: [{ kind: role }] } }
    - day 0: [Fle: fletcher Cus, Cus: fletcher's customer Ann]
    - night 1: [Cus: fletcher's customer Bob]
    - expect:
        told: { Cus: [{ kind: role, result: "Fletcher's Customer" }] }
        untold: { Fle: [{ text: Ann }, { text: Bob }], Ann: [{ result: "Fletcher's Customer" }, { about: [Cus] }], Bob: [{ about: [Cus] }] }
        unannounced: [{ about: [Cus] }]
        refused: []
`);

rule('werewolves/role/fletchers-customer#4', 'the target dies when the customer is killed', `${head}
  players: { Fle: Fletcher, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - day 2: [Ann: "fletcher's customer Wim", Bar: barber Ann]
    - expect: { dead: [Ann, Wim] }
`);

rule('werewolves/role/fletchers-customer#5', 'has nothing once it is revoked', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 1: [Fle: fletcher with revoke, Ann: "fletcher's customer Wim"]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/role/fletchers-customer#6', 'one change a phase, and one emergency change', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 1: [Ann: "fletcher's customer Wim", Ann: "fletcher's customer Wes", Ann: "fletcher's customer Bob"]
    - expect: { refused: [{ by: Ann }] }
    - day 1: [Ann: "fletcher's customer Bob", Ann: "fletcher's customer Wim"]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/role/fletchers-customer#7', 'a direct lynch sets nothing off', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - day 1: [Ann: "fletcher's customer Wim", Bob: vote Ann, Cal: vote Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/fletchers-customer#8', 'is revealed where the attack succeeds', `${head}
  players: { Fle: Fletcher, Bar: Barber, Ann: Citizen, Idi: Idiot, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - day 2: [Ann: "fletcher's customer Wim", Bar: barber Ann]
    - expect: { announced: [{ kind: reveal, about: [Ann], result: "Fletcher's Customer" }] }
`);

rule('werewolves/role/fletchers-customer#9', 'without a living target nothing is revealed', `${head}
  players: { Fle: Fletcher, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 2: [Ann: "fletcher's customer Bob", Wes: vote Bob in wolfpack]
    - day 2: [Bar: barber Ann]
    - expect: { dead: [Bob, Ann], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/fletchers-customer?1', 'nothing on the day of a lynch, to nobody', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 2: [Ann: "fletcher's customer Wim"]
    - day 2: [Bob: vote Ann, Cal: vote Ann]
    - end
    - expect: { dead: [Ann], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/fletchers-customer?2', 'a Huntress as customer strikes twice', `${head}
  players: { Fle: Fletcher, Hun: Huntress, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Hun]
    - night 1: [Hun: "fletcher's customer Wim", Hun: huntress Bob, Wes: vote Hun in wolfpack]
    - day 1: []
    - expect: { dead: [Hun, Wim, Bob], refused: [] }
`);
