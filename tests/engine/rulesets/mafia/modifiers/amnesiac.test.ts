import { rule } from '../../../../../engine/testing/rule.ts';

const three = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Amnesiac Cop, Bob: Mafia Goon, Cat: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
`;

const nights = [2, 3, 4, 5, 6, 7, 8].map(night => `
    - night ${night}: [Ann: cop Bob]`).join('');

rule('mafia/modifier/amnesiac#1', 'the result goes to another player, never to the user or the player targeted', `${three}${nights}
    - end
    - expect: { told: { Cat: [{ kind: result, ability: cop, about: [Bob], result: Non-Town }] }, untold: { Ann: [{ kind: result }], Bob: [{ kind: result }] } }
`);

rule('mafia/modifier/amnesiac#1', 'the player targeted is the one finally reached', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { amnesiac-target: Bob }
  players: { Ann: Town Amnesiac Cop, Bob: Mafia Goon, Cat: Town, Dan: Town Bus Driver, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Dan: bus driver Bob and Cat]
    - end
    - expect: { told: { Bob: [{ about: [Bob], result: Town }] }, untold: { Cat: [{ kind: result }] } }
`);

rule('mafia/modifier/amnesiac#2', 'the user is told nothing at all', `${three}${nights}
    - end
    - expect: { untold: { Ann: [{ kind: result }, { kind: notice }, { text: Cat }] } }
`);

rule('mafia/modifier/amnesiac#3', 'a Cop\'s result, each time to a player drawn anew', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { amnesiac-target: [Dan, Eve] }
  players: { Ann: Town Amnesiac Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Dan: [{ about: [Bob], result: Non-Town }] }, untold: { Cat: [{ kind: result }], Eve: [{ kind: result }], Ann: [{ kind: result }] } }
    - night 2: [Ann: cop Cat]
    - end
    - expect: { told: { Eve: [{ about: [Cat], result: Town }] }, untold: { Bob: [{ kind: result }], Dan: [{ kind: result }], Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/amnesiac#4', 'a Sensor targets nobody, so anybody but the Sensor', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { amnesiac-target: [Bob, Cat] }
  players: { Ann: Town Amnesiac Sensor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: vote Eve, Bob: vote Eve, Cat: vote Eve, Dan: vote Eve]
    - night 2: [Ann: sensor]
    - end
    - expect: { told: { Bob: [{ kind: result, ability: sensor, result: 3 }] }, untold: { Ann: [{ kind: result }], Cat: [{ kind: result }], Dan: [{ kind: result }] } }
    - night 3: [Ann: sensor]
    - end
    - expect: { told: { Cat: [{ ability: sensor, result: 3 }] }, untold: { Ann: [{ kind: result }], Bob: [{ kind: result }] } }
`);

rule('mafia/modifier/amnesiac#v1', 'a fixed recipient, the same all through the game; after that player\'s death nobody', `
  rules: mafia
  options: { start: night, check: off, parity: off, amnesiacRecipient: fixed }
  decide: { amnesiac-target: [Dan, Eve] }
  players: { Ann: Town Amnesiac Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Dan: [{ ability: cop, about: [Bob], result: Non-Town }] } }
    - night 2: [Ann: cop Cat]
    - end
    - expect: { told: { Dan: [{ ability: cop, about: [Cat], result: Town }] }, untold: { Bob: [{ kind: result }], Eve: [{ kind: result }], Fay: [{ kind: result }] } }
    - night 3: [Ann: cop Bob, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan], untold: { Ann: [{ kind: result }], Bob: [{ kind: result }], Cat: [{ kind: result }], Dan: [{ kind: result }], Eve: [{ kind: result }], Fay: [{ kind: result }], Gus: [{ kind: result }] } }
`);

rule('mafia/modifier/amnesiac#v1', 'each such power has one of its own, pinned in seat order', `
  rules: mafia
  options: { start: night, check: off, parity: off, amnesiacRecipient: fixed }
  decide: { amnesiac-target: [Dan, Fay] }
  players: { Ann: Town Amnesiac Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town Amnesiac Tracker, Fay: Town }
  play:
    - night 1: [Eve: tracker Bob, Bob: mafia vigilante Cat]
    - end
    - expect: { told: { Fay: [{ ability: tracker, about: [Bob], result: [Cat] }] }, untold: { Dan: [{ kind: result }] } }
    - night 2: [Ann: cop Bob, Eve: tracker Dan]
    - end
    - expect: { told: { Fay: [{ ability: tracker, result: [] }], Dan: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/modifier/amnesiac?1', 'only who lives after tonight\'s deaths, when it is told', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Amnesiac Cop, Bob: Mafia Goon, Cat: Town, Dan: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan], told: { Cat: [{ about: [Bob], result: Non-Town }] }, untold: { Dan: [{ kind: result }] } }
    - night 2: [Ann: cop Bob, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat, Dan], untold: { Ann: [{ kind: result }], Bob: [{ kind: result }], Cat: [{ kind: result }] } }
`);

rule('mafia/modifier/amnesiac?1', 'a Delayed result goes to somebody who lives when it comes', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Amnesiac Delayed Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: mafia vigilante Eve]
    - end
    - expect: { untold: { Cat: [{ kind: result }], Dan: [{ kind: result }] } }
    - night 2: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat, Eve], told: { Dan: [{ about: [Bob], result: Non-Town }] }, untold: { Cat: [{ kind: result }], Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/amnesiac?2', 'the recipient reads the result and whom it is about, not who asked', `${three}
    - expect: { told: { Cat: [{ about: [Bob], text: 'Bob: Non-Town.' }] }, untold: { Cat: [{ text: Ann }, { about: [Ann] }] } }
`);

rule('mafia/modifier/amnesiac?3', '"No Result" travels, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Amnesiac Cop, Bob: Mafia Roleblocker, Cat: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: roleblocker Ann]
    - end
    - expect: { told: { Cat: [{ kind: result, ability: cop, about: [Bob], result: No Result }] }, untold: { Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/amnesiac?4', 'of a Mailman only the failure travels', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Amnesiac Mailman, Bob: Mafia Roleblocker, Cat: Town }
  play:
    - night 1: [Ann: mailman Bob say "good evening"]
    - end
    - expect: { told: { Bob: [{ kind: notice, text: good evening }] }, untold: { Cat: [{ text: good evening }, { kind: result }], Ann: [{ kind: result }] } }
    - night 2: [Ann: mailman Bob say "good night", Bob: roleblocker Ann]
    - end
    - expect: { told: { Cat: [{ kind: result, ability: mailman, result: No Result }] }, untold: { Bob: [{ text: good night }], Cat: [{ text: good night }], Ann: [{ kind: result }] } }
`);
