import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/odd#1', 'usable in phases of odd numbers, Inactive in the others', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Odd Cop, Bob: Mafia Goon, Cat: Town Gunsmith, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: gunsmith Ann]
    - end
    - expect: { refused: [], told: { Ann: [{ result: Non-Town }], Cat: [{ result: true }] } }
    - night 2: [Ann: cop Bob, Cat: gunsmith Ann]
    - end
    - expect: { refused: [{ by: Ann, phase: night 2 }], told: { Cat: [{ result: false }] } }
`);

rule('mafia/modifier/odd#2', 'an Odd Watcher investigates in Night 1, Night 3 and so on', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Odd Watcher, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: watcher Dan, Cat: visitor Dan]
    - night 2: [Ann: watcher Eve, Cat: visitor Eve]
    - expect: { refused: [{ by: Ann, phase: night 2 }], told: { Ann: [{ about: [Dan], result: [Cat] }] } }
    - night 3: [Ann: watcher Eve, Cat: visitor Eve]
    - end
    - expect: { refused: [], told: { Ann: [{ about: [Eve], result: [Cat] }] } }
`);

rule('mafia/modifier/odd#3', 'an Odd Lynchproof is protected on odd Days only', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Odd Lynchproof, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { dead: [], phase: night 1 }
    - day 2: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/odd?1', 'odd means odd, whatever the examples of the source say', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Odd Lynchproof, Bob: Mafia Goon, Cat: Town Odd Watcher, Dan: Town Visitor, Eve: Town, Fay: Town }
  play:
    - night 1: [Cat: watcher Eve, Dan: visitor Eve]
    - day 2: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect: { dead: [Ann], told: { Cat: [{ result: [Dan] }] }, refused: [] }
`);
