import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/enabler#1', 'it is linked to every expression that carries Enabled with its label', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town Enabled Doctor, Eve: Town }
  play:
    - night 1: [Cat: cop Bob, Dan: doctor Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [], told: { Cat: [{ result: Non-Town }] } }
`);

rule('mafia/role/enabler#2', 'while it is in the game they work', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: cop Bob]
    - night 2: [Cat: cop Dan]
    - end
    - expect: { told: { Cat: [{ about: [Bob], result: Non-Town }, { about: [Dan], result: Town }] } }
`);

rule('mafia/role/enabler#3', 'from its elimination on they cannot be used', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - night 1: [Cat: cop Bob]
    - end
    - expect: { dead: [Ann], told: { Cat: [{ result: No Result }] } }
`);

rule('mafia/role/enabler#4', 'it usually knows which expression it enables', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: 'Town Enabled:red Doctor', Eve: 'Town Enabler:red' }
  play:
    - expect:
        told:
          Ann: [{ kind: notice, result: [Enabled Cop] }]
          Eve: [{ kind: notice, result: ['Enabled:red Doctor'] }]
`);

rule('mafia/role/enabler#5', 'it stops for as long as the role is lost', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Odd Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: Non-Town }] } }
    - night 2: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: No Result }] } }
    - night 3: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: Non-Town }] } }
`);

rule('mafia/role/enabler#6', 'of several each has a set of its own', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: 'Town Enabler:red', Bob: Mafia Goon, Cat: 'Town Enabled:red Cop', Dan: 'Town Enabled:blue Cop', Eve: 'Town Enabler:blue', Fay: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - night 2: [Cat: cop Bob, Dan: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: No Result }], Dan: [{ result: Non-Town }] } }
`);

rule('mafia/role/enabler?1', 'a part that is linked to two needs both', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabler, Bob: Mafia Vanillaiser, Cat: Town Enabled Cop, Dan: Town Enabler, Eve: Town }
  play:
    - night 1: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: Non-Town }] } }
    - night 2: [Bob: vanillaiser Dan]
    - night 3: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: No Result }] } }
`);

rule('mafia/role/enabler?2', 'an action of the night in which it dies still works', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann, Cat: cop Bob]
    - end
    - expect: { dead: [Ann], told: { Cat: [{ result: Non-Town }] } }
`);

rule('mafia/role/enabler?3', 'it is not told who holds the part', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town, Eve: Town }
  play:
    - expect: { told: { Ann: [{ kind: notice, result: [Enabled Cop] }] }, untold: { Ann: [{ about: { has: [Cat] } }] } }
`);

rule('mafia/role/enabler?4', 'revived it enables again', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town Reviver, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - night 2: [Cat: cop Bob, Dan: reviver Ann]
    - end
    - expect: { dead: [], told: { Cat: [{ result: No Result }] } }
    - night 3: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: Non-Town }] } }
`);
