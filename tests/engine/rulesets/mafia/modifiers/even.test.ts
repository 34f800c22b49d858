import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/even#1', 'usable in phases of even numbers, Inactive in the others', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Cop, Bob: Mafia Goon, Cat: Town Gunsmith, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: gunsmith Ann]
    - end
    - expect: { refused: [{ by: Ann, phase: night 1 }], told: { Cat: [{ result: false }] } }
    - night 2: [Ann: cop Bob, Cat: gunsmith Ann]
    - end
    - expect: { refused: [], told: { Ann: [{ result: Non-Town }], Cat: [{ result: true }] } }
`);

rule('mafia/modifier/even#2', 'an Even Watcher investigates in Night 2, Night 4 and so on', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Watcher, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town }
  play:
    - night 2: [Ann: watcher Dan, Cat: visitor Dan]
    - night 3: [Ann: watcher Eve, Cat: visitor Eve]
    - expect: { refused: [{ by: Ann, phase: night 3 }], told: { Ann: [{ about: [Dan], result: [Cat] }] } }
    - night 4: [Ann: watcher Eve, Cat: visitor Eve]
    - end
    - expect: { refused: [], told: { Ann: [{ about: [Eve], result: [Cat] }] } }
`);

rule('mafia/modifier/even#3', 'an Even Motivator targets on even Days only', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Even Motivator, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - day 1: [Ann: motivator Cat]
    - night 1: [Cat: vigilante Dan, Cat: vigilante Eve]
    - end
    - expect: { refused: [{ by: Ann, phase: day 1 }], dead: [Eve] }
    - day 2: [Ann: motivator Cat]
    - night 2: [Cat: vigilante Dan, Cat: vigilante Fay]
    - end
    - expect: { refused: [], dead: [Eve, Dan, Fay] }
`);

rule('mafia/modifier/even#1', 'a passive is there in even phases: a bullet goes through in Night 1', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Bulletproof, Bob: Mafia Goon, Cat: Town Even Bulletproof, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - night 2: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/even?1', 'Night 0 is even, and nothing without a permission happens in it', `
  rules: mafia
  options: { start: confirmation, check: off, parity: off }
  players: { Ann: Town Even Cop, Bob: Mafia Goon, Cat: Town Even Night 0 Cop, Dan: Town Odd Night 0 Cop, Eve: Town Active Bulletproof, Fay: Town Self Watcher }
  play:
    - night 0: [Ann: cop Bob, Cat: cop Bob, Dan: cop Bob, Eve: use]
    - end
    - expect:
        refused: [{ by: Ann, phase: night 0 }, { by: Dan, phase: night 0 }, { by: Eve, phase: night 0 }]
        told: { Cat: [{ result: Non-Town }] }
        untold: { Fay: [{ kind: result }] }
`);
