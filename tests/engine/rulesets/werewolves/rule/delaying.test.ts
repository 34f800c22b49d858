import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off, delaying: on }
`;

rule('werewolves/rule/delaying#1', 'chosen by day it is used at the beginning of the night, and no more in it', `${head}
  players: { Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Fay: ahead fortune teller Wes]
    - expect: { untold: { Fay: [{ about: [Wes] }] }, refused: [] }
    - night 2: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Wes], result: Wolf }] }, untold: { Fay: [{ about: [Ann] }] }, refused: [{ by: Fay }] }
`);

rule('werewolves/rule/delaying#1', 'it is no more than one phase ahead, and nothing comes of it for the dead', `${head}
  players: { Fay: Fortune Teller, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Fay: ahead fortune teller Ann]
    - expect: { refused: [{ by: Fay }] }
    - day 1: [Ora: ahead oracle Ann and Bob, Ann: vote Ora, Bob: vote Ora]
    - night 2: []
    - expect: { dead: [Ora], untold: { Ora: [{ ability: oracle }] } }
`);

rule('werewolves/rule/delaying#2', 'shortly before the phase ends, in the order in which they were asked for, and not if withdrawn', `${head}
  players: { Bar: Barber, Bea: Barber, Ben: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bea: late barber Bar, Bar: late barber Bob, Ben: late barber Cal, Ben: cancel late barber]
    - expect: { dead: [], refused: [] }
    - night 3: []
    - expect: { dead: [Bar] }
`);

rule('werewolves/rule/delaying#2', 'it comes before the votes are counted', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: late barber Wes, Wes: vote Ann, Bob: vote Wim, Wim: vote Ann]
    - night 3: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/rule/delaying#3', 'it may hang on a lynch that everybody can see, or on its not being one', `${head}
  players: { Bar: Barber, Bea: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2:
        - Bar: late barber Wes with if Cal is lynched
        - Bea: late barber Wim with unless Cal is lynched
        - Ann: vote Cal
        - Bob: vote Cal
    - night 3: []
    - expect: { dead: [Cal, Wes] }
`);

rule('werewolves/rule/delaying#3', 'what is chosen for the next phase may hang on an election', `${head}
  players: { Fay: Fortune Teller, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1:
        - Fay: ahead fortune teller Ann with if Ann is elected
        - Ora: ahead oracle Ann and Bob with unless Ann is elected
        - Bob: vote Ann in mayor
        - Cal: vote Ann in mayor
    - night 2: []
    - expect: { told: { Fay: [{ about: [Ann], result: Citizen }] }, untold: { Ora: [{ ability: oracle }] } }
`);

rule('werewolves/rule/delaying#3', 'any other condition is refused, with those that there are', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: late barber Wes with if Cal is attacked]
    - expect: { refused: [{ by: Bar, code: unknown-option }] }
`);

rule('werewolves/rule/delaying#3', 'an act of the end of the day may hang on it, too', `${head}
  players: { Che: Chef, Chi: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Ann with poison, Chi: chef Bob with poison]
    - day 1:
        - Ann: restaurant customer with yes and if Cal is lynched
        - Bob: restaurant customer with yes and unless Cal is lynched
        - Dan: vote Cal
        - Wes: vote Cal
    - night 2: []
    - expect: { refused: [], dead: [Ann, Cal] }
`);

rule('werewolves/rule/delaying#4', 'it looks at the votes that everybody sees: who dies in the place of another was not lynched', `${head}
  players: { Bar: Barber, Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf, Fay: Fortune Teller, Ora: Oracle }
  play:
    - day 2:
        - Exe: executioner Cal
        - Ann: vote Exe
        - Bob: vote Exe
        - Fay: ahead fortune teller Ann with if Cal is lynched
        - Ora: ahead oracle Ann and Bob with if Exe is lynched
    - night 3: []
    - expect: { dead: [Cal], told: { Ora: [{ ability: oracle, result: true }] }, untold: { Fay: [{ about: [Ann] }] } }
`);

rule('werewolves/rule/delaying#1', 'without the option nothing can be put off', `
  rules: werewolves
  options: { check: off }
  players: { Fay: Fortune Teller, Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 2: [Fay: ahead fortune teller Wes, Bar: late barber Wes]
    - expect: { refused: [{ by: Fay }, { by: Bar, code: unknown-ability }] }
`);

rule('werewolves/rule/delaying#1', 'what is not possible any more is left, and its maker is told', `${head}
  players: { Psy: Psychic Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen }
  play:
    - day 1: [Psy: ahead psychic wolf Ann as Citizen, Bob: vote Ann, Cal: vote Ann]
    - night 2: []
    - expect: { dead: [Ann], told: { Psy: [{ kind: notice, text: not possible any more }] }, untold: { Psy: [{ about: [Ann] }] } }
`);
