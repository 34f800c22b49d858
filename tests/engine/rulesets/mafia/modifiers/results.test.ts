import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/delayed?4', 'the state of the night of use, told one night later', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Cop, Bob: Mafia Framer, Cat: Town, Dan: Town Delayed Tracker, Eve: Town Visitor, Fay: Town }
  play:
    - night 1: [Ann: cop Cat, Bob: framer Cat, Dan: tracker Eve, Eve: visitor Fay]
    - end
    - expect: { untold: { Ann: [{ kind: result }], Dan: [{ kind: result }] } }
    - night 2: [Bob: framer Fay, Eve: visitor Cat]
    - expect: { untold: { Ann: [{ kind: result }] } }
    - end
    - expect:
        told: { Ann: [{ ability: cop, about: [Cat], result: Non-Town, phase: night 2 }], Dan: [{ ability: tracker, about: [Eve], result: [Fay] }] }
    - night 3: []
    - end
    - expect: { untold: { Ann: [{ kind: result }], Dan: [{ kind: result }] } }
`);

rule('mafia/modifier/delayed?4', 'to a user who has died since as well; what was stopped in its own night is reported so', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Cop, Bob: Mafia Roleblocker, Cat: Town, Dan: Town Delayed Cop, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Dan: cop Bob, Bob: roleblocker Dan]
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect: { dead: [Ann], untold: { Ann: [{ kind: result }], Dan: [{ kind: result }] } }
    - night 2: []
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Non-Town }], Dan: [{ about: [Bob], result: No Result }] } }
`);

rule('mafia/modifier/delayed?4', 'three nights later for three times Delayed; a Day power one Day later', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Triple Delayed Cop, Bob: Mafia Goon, Cat: Town, Dan: Town Delayed Day Cop, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - day 1: [Dan: cop Bob]
    - night 3: []
    - expect: { told: { Dan: [{ ability: cop, about: [Bob], result: Non-Town, phase: day 2 }] }, untold: { Ann: [{ kind: result }] } }
    - end
    - expect: { untold: { Ann: [{ kind: result }], Dan: [{ kind: result }] } }
    - night 4: []
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Non-Town }] } }
`);

rule('mafia/modifier/delayed?4', 'what rides along inside is late, too, and alone if it alone is Delayed', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed (Copping Visitor), Bob: Mafia Goon, Cat: Town Delayed Copping Doctor, Dan: Town, Eve: Town (Amnesiac Copping) Visitor, Fay: Town Copping Delayed Tracker }
  decide: { amnesiac-target: Dan }
  play:
    - night 1: [Ann: visitor Bob, Cat: doctor Dan, Bob: mafia vigilante Dan, Eve: visitor Bob, Fay: tracker Bob]
    - end
    - expect:
        dead: []
        told: { Dan: [{ ability: cop, about: [Bob], result: Non-Town }], Fay: [{ ability: cop, result: Non-Town }] }
        untold: { Ann: [{ kind: result }], Cat: [{ kind: result }], Eve: [{ kind: result }], Fay: [{ ability: tracker }] }
    - night 2: []
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Non-Town }], Cat: [{ ability: cop, about: [Dan], result: Town }], Fay: [{ ability: tracker, result: [Dan] }] } }
`);

rule('mafia/modifier/permanent?3', 'a new result at the end of each later night, about the player who was chosen', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Tracker, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town Bus Driver, Fay: Town Watcher }
  play:
    - night 1: [Ann: tracker Bob, Eve: bus driver Bob and Cat, Cat: visitor Dan]
    - end
    - expect: { told: { Ann: [{ ability: tracker, about: [Bob], result: [Dan] }] } }
    - day 1: []
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
    - night 2: [Cat: visitor Fay, Fay: watcher Cat]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: [Fay] }], Fay: [{ about: [Cat], result: [] }] }, untold: { Ann: [{ about: [Cat] }] } }
    - night 3: []
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: [] }] } }
`);

rule('mafia/modifier/permanent?3', 'used by day, at the end of each later Day', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Day Cop, Bob: Mafia Framer, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: cop Bob]
    - expect: { told: { Ann: [{ about: [Bob], result: Non-Town }] } }
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
    - night 2: []
    - end
    - expect: { phase: day 2, untold: { Ann: [{ kind: result }] } }
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Non-Town, phase: day 2 }] } }
`);

rule('mafia/modifier/permanent?3', 'until the user dies; astray each time, if it is Amnesiac', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Amnesiac Permanent Cop, Bob: Mafia Goon, Cat: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Cat: [{ about: [Bob], result: Non-Town }] } }
    - night 2: []
    - end
    - expect: { told: { Cat: [{ about: [Bob], result: Non-Town }] }, untold: { Ann: [{ kind: result }] } }
    - night 3: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
    - night 4: []
    - end
    - expect: { untold: { Cat: [{ kind: result }], Ann: [{ kind: result }] } }
`);
