import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/enabled#1', 'some other player has the Enabler', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabled Cop, Bob: Mafia Goon, Cat: Town Enabler, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/modifier/enabled#1', 'without any in the game it never works', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabled Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: No Result }] } }
`);

rule('mafia/modifier/enabled#2', 'its holder is not told who', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabled Cop, Bob: Mafia Goon, Cat: Town Enabler, Dan: Town, Eve: Town }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Town Enabled Cop }] }, untold: { Ann: [{ about: { has: [Cat] } }] } }
`);

rule('mafia/modifier/enabled#3', 'while the Enabler is in the game it is used like any other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabled Bulletproof, Bob: Mafia Goon, Cat: Town Enabler, Dan: Town, Eve: Town Enabled Watcher }
  play:
    - night 1: [Bob: mafia vigilante Ann, Eve: watcher Ann]
    - end
    - expect: { dead: [], told: { Eve: [{ ability: watcher, result: [Bob] }] } }
`);

rule('mafia/modifier/enabled#4', 'when the Enabler dies it is Inactive: no effect, no visit, no gun', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabled Vigilante, Bob: Mafia Goon, Cat: Town Enabler, Dan: Town Tracker, Eve: Town Gunsmith, Fay: Town, Gus: Town Enabled Bulletproof }
  play:
    - night 1: [Bob: mafia vigilante Cat, Eve: gunsmith Ann]
    - end
    - expect: { dead: [Cat], told: { Eve: [{ result: true }] } }
    - night 2: [Ann: vigilante Fay, Dan: tracker Ann, Eve: gunsmith Ann, Bob: mafia vigilante Gus]
    - end
    - expect: { dead: [Cat, Gus], told: { Dan: [{ ability: tracker, result: [] }], Eve: [{ result: false }] } }
`);

rule('mafia/modifier/enabled#4', 'and when the Enabler loses the role', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabled Cop, Bob: Mafia Vanillaiser, Cat: Town Enabler, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: vanillaiser Cat, Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] } }
    - night 2: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: No Result }] } }
`);

rule('mafia/modifier/enabled#5', 'only the Enabler that is tied to it matters', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: 'Town Enabled:red Cop', Bob: Mafia Goon, Cat: 'Town Enabler:red', Dan: Town Enabler, Eve: 'Town Enabled Cop', Fay: Town }
  play:
    - night 1: [Bob: mafia vigilante Dan]
    - end
    - night 2: [Ann: cop Bob, Eve: cop Bob]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ result: Non-Town }], Eve: [{ result: No Result }] } }
`);

rule('mafia/modifier/enabled?1', 'nobody is told when it stops working: its use is accepted, and gets nothing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabled Cop, Bob: Mafia Goon, Cat: Town Enabler, Dan: Town Enabled Doctor, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - expect: { untold: { Ann: [{ kind: notice }], Dan: [{ kind: notice }] } }
    - night 2: [Ann: cop Bob, Dan: doctor Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Cat, Eve], refused: [], told: { Ann: [{ result: No Result }] }, untold: { Dan: [{ kind: result }] } }
`);

rule('mafia/modifier/enabled#3', 'a modifier may be Enabled, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Enabled Strongman Vigilante, Bob: Mafia Goon, Cat: Town Enabler, Dan: Town Bulletproof, Eve: Town Bulletproof }
  play:
    - night 1: [Ann: vigilante Dan, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat, Dan] }
    - night 2: [Ann: vigilante Eve]
    - end
    - expect: { dead: [Cat, Dan] }
`);
