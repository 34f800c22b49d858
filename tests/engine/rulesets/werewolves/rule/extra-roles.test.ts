import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/extra-roles#1', 'an office changes neither role nor side', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Wes in mayor, Bob: vote Wes in mayor, Wes: vote Ann, Bob: vote Ann]
    - expect: { roles: { Wes: Wolf } }
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: [Wes: vote Cal]
    - night 3: []
    - expect: { dead: [Ann, Bob, Cal], phase: over, winners: [Wes] }
`);

rule('werewolves/rule/extra-roles#2', 'the amulet, the subjects and the lovers have channels of their own', `${head}
  players: { Mad: {Mad Scientist: {subjects: [Ann, Wes]}}, Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Bob]
    - expect: { channels: { laboratory: [Mad, Ann, Wes], couple: [Cup, Bob] } }
`);

rule('werewolves/rule/extra-roles#3', 'an extra role can be taken away again, and an office is had by election alone', `${head}
  players: { Fle: Fletcher, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - night 1: [Ann: fletcher's customer Wes, Fle: fletcher with revoke]
    - day 1: [Ann: fletcher's customer Wim, Ann: mayor with second lynch]
    - expect: { refused: [{ by: Ann, text: fletcher's customer Wim, code: wrong-phase }, { by: Ann, code: wrong-phase }] }
`);

rule('werewolves/rule/extra-roles#4', 'a customer, a lover and a holder of the amulet are told of what they are besides', `${head}
  players: { Fle: Fletcher, Cup: Cupid, Amy: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Fle: fletcher Ann, Amy: amulet holder Cal]
    - night 1: [Cup: cupid Bob]
    - expect:
        told: { Ann: [{ kind: role, result: "Fletcher's Customer" }], Bob: [{ kind: role, result: Lover }], Cal: [{ kind: role, result: Amulet }] }
        roles: { Ann: Citizen, Bob: Citizen, Cal: Citizen }
`);

rule('werewolves/rule/extra-roles#5', 'who is asked for the role is told the own one, whatever comes on top', `${head}
  players: { Fay: Fortune Teller, Fle: Fletcher, Ann: Bard, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Fle: fletcher Ann]
    - day 1: [Bob: vote Ann in mayor, Fle: vote Ann in mayor]
    - night 2: [Fay: fortune teller Ann]
    - expect: { announced: [{ about: [Ann], result: Mayor }], told: { Fay: [{ about: [Ann], result: Bard }] } }
`);
