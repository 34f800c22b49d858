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

rule('werewolves/role/grandma#1', 'two players at most', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob and Cal]
    - expect: { refused: [{ by: Gra }], channels: { grandmas-house: [] } }
`);

rule('werewolves/role/grandma#2', 'each of them has lost one vote', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann]
    - day 1: [Ann: vote Wes, Bob: vote Cal]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/grandma#3', 'may vote all the same, and it is not counted', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob]
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { dead: [], unannounced: [{ kind: vote }] }
`);

rule('werewolves/role/grandma#6', 'they are in her channel at once', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann]
    - expect: { phase: night 1, channels: { grandmas-house: [Ann] } }
`);

rule('werewolves/role/grandma#9', 'of several votes one is taken', `${head}
  players: { Gra: Grandma, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2, Gra: grandma Ann]
    - day 1: [Ann: vote Wes]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }] }
`);

rule('werewolves/role/grandma#10', 'and she gains one alone', `${head}
  players: { Gra: Grandma, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2, Gra: grandma Ann]
    - day 1: [Gra: vote Wes]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }] }
`);

rule('werewolves/role/grandma#11', 'nothing is taken from a negative vote, and she is told', `${head}
  players: { Gra: Grandma, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Tri]
    - expect: { told: { Gra: [{ kind: notice, about: [Tri] }] }, channels: { grandmas-house: [Tri] } }
    - day 1: [Tri: vote Ann, Bob: vote Ann, Cal: vote Ann, Gra: vote Wes]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Ann], result: ["1"] }] }
`);

rule('werewolves/role/grandma#12', "an extra vote alone is not taken", `${head}
  players: { Gra: Grandma, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi, Bob: vote Idi, Ann: vote Idi in mayor]
    - night 2: [Gra: grandma Idi]
    - expect: { told: { Gra: [{ kind: notice, about: [Idi] }] } }
    - day 2: [Idi: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee], result: ["1"] }] }
`);

rule('werewolves/role/grandma#13', 'herself, too', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Gra]
    - day 1: [Gra: vote Wes, Ann: vote nobody]
    - end
    - expect: { announced: [{ kind: vote, about: [Wes], result: ["1"] }] }
`);

rule('werewolves/role/houseguest#1', 'attacks on the guest find nobody', `${head}
  players: { Hug: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hug: houseguest Ann, Wes: vote Hug in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - night 2: [Wes: vote Hug in wolfpack]
    - day 2: []
    - expect: { dead: [Hug] }
`);

rule('werewolves/role/houseguest#2', 'is there from that moment on', `${head}
  players: { Hug: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hug: houseguest Ann, Hug: houseguest Bob, Wes: vote Bob in wolfpack]
    - expect: { refused: [{ by: Hug }] }
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/houseguest#3', 'may stay at home', `${head}
  players: { Hug: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
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
