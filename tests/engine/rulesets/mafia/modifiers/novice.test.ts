import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/novice#1', 'unavailable in the first phase in which it would be usable', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Novice Day Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vigilante Cat]
    - expect: { dead: [], refused: [{ by: Ann, phase: day 1 }] }
    - day 2: [Ann: vigilante Cat]
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/novice#2', 'a Novice Vigilante cannot kill in Night 1', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Novice Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - night 2: [Ann: vigilante Dan]
    - end
    - expect: { dead: [Dan], refused: [{ by: Ann, phase: night 1 }] }
`);

rule('mafia/modifier/novice#3', 'a Double Novice Cop cannot investigate before Night 3', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double Novice Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - night 2: [Ann: cop Bob]
    - night 3: [Ann: cop Bob]
    - end
    - expect: { refused: [{ by: Ann, phase: night 1 }, { by: Ann, phase: night 2 }], told: { Ann: [{ phase: night 3, result: Non-Town }] } }
`);

rule('mafia/modifier/novice?1', 'a gained one counts from the first phase in which it would be usable', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Universal Backup, Bob: Mafia Goon, Cat: Town Novice Cop, Dan: Town, Eve: Town }
  play:
    - night 2: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 3: [Ann: cop Bob]
    - night 4: [Ann: cop Bob]
    - end
    - expect: { refused: [{ by: Ann, phase: night 3 }], told: { Ann: [{ phase: night 4, result: Non-Town }] } }
`);

rule('mafia/modifier/novice?2', 'with Even Night 2 is lost and Night 4 the first, in either order', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Novice Even Cop, Bob: Mafia Goon, Cat: Town Even Novice Cop, Dan: Town, Eve: Town }
  play:
    - night 2: [Ann: cop Bob, Cat: cop Bob]
    - night 4: [Ann: cop Bob, Cat: cop Bob]
    - end
    - expect:
        refused: [{ by: Ann, phase: night 2 }, { by: Cat, phase: night 2 }]
        told: { Ann: [{ phase: night 4, result: Non-Town }], Cat: [{ phase: night 4, result: Non-Town }] }
`);

rule('mafia/modifier/novice#1', 'a Day that was skipped counts as passed', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Novice Day Vigilante, Bob: Mafia Goon, Cat: Town Beloved, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - expect: { phase: night 2 }
    - day 2: [Ann: vigilante Dan]
    - expect: { dead: [Cat, Dan], refused: [] }
`);
