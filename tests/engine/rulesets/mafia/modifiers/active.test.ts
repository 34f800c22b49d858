import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/active#1', 'its holder chooses night by night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Bulletproof, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: active bulletproof, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: bulletproof, Ann: cancel bulletproof, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], refused: [] }
`);

rule('mafia/modifier/active#1', 'of what works on its holder: an Active Self Doctor saves itself in the nights of its choice', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Self Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: active self doctor, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/active#1', 'of what works on visitors: an Active Reactive Vigilante kills whoever comes while it is on', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Reactive Vigilante, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Visitor, Eve: Town }
  play:
    - night 1: [Cat: visitor Ann, Dan: visitor Eve]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: use, Cat: visitor Ann, Dan: visitor Eve]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/active#2', 'a use is an action: it is seen by its category', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Bulletproof, Bob: Mafia Goon, Cat: Town Follower, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: use, Cat: follower Ann]
    - end
    - expect: { told: { Cat: [{ ability: follower, result: [Protective] }] } }
    - night 2: [Cat: follower Ann]
    - end
    - expect: { told: { Cat: [{ ability: follower, result: [] }] } }
`);

rule('mafia/modifier/active#3', 'an Active Ascetic is closed in the nights of its choice', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Ascetic, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: ascetic, Cat: cop Ann]
    - end
    - expect: { told: { Cat: [{ ability: cop, result: No Result }] } }
    - night 2: [Cat: cop Ann]
    - end
    - expect: { told: { Cat: [{ ability: cop, result: Town }] } }
    - night 3: [Ann: ascetic, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/active#4', 'an Active Enabler switches a power on for a phase', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: active enabler, Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ ability: cop, result: Non-Town }] } }
    - night 2: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ ability: cop, result: No Result }] }, refused: [] }
`);

rule('mafia/modifier/active#4', 'by day, too, from the switching to the end of the Day', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Active Enabler, Bob: Mafia Goon, Cat: Town Enabled Day Cop, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: use, Cat: cop Bob]
    - expect: { told: { Cat: [{ ability: cop, result: Non-Town }] } }
    - day 2: [Cat: cop Bob]
    - expect: { told: { Cat: [{ ability: cop, result: No Result }] }, refused: [] }
`);

rule('mafia/modifier/active?1', 'roleblocked, it does not work that night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Bulletproof, Bob: Mafia Goon, Cat: Mafia Roleblocker, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: use, Cat: roleblocker Ann, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/active?1', 'roleblocked on Self and Reactive powers, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Self Doctor, Bob: Mafia Goon, Cat: Mafia Roleblocker, Dan: Town Active Reactive Vigilante, Eve: Town, Fay: Town Roleblocker }
  play:
    - night 1: [Ann: use, Cat: roleblocker Ann, Bob: mafia vigilante Ann, Dan: use, Fay: roleblocker Dan]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/active?1', 'a Switch that is roleblocked enables nothing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Switch, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Mafia Roleblocker, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: use, Cat: cop Bob, Dan: roleblocker Ann]
    - end
    - expect: { told: { Cat: [{ ability: cop, result: No Result }] } }
`);

rule('mafia/modifier/active?1', 'it targets nobody, so no redirection takes it along', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Bulletproof, Bob: Mafia Goon, Cat: Town Lightning Rod, Dan: Town Watcher, Eve: Town Visitor, Fay: Town }
  play:
    - night 1: [Ann: use, Cat: lightning rod, Dan: watcher Cat, Eve: visitor Fay, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [], told: { Dan: [{ ability: watcher, result: [Eve] }] } }
`);

rule('mafia/modifier/active?2', 'by day it is a day action, and holds from then to the end of the Day', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Active Lynchproof, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Ann: lynchproof, Cat: vote Ann, Dan: vote Ann]
    - expect: { dead: [], phase: night 1 }
    - day 2: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { dead: [Ann], phase: night 2 }
`);

rule('mafia/modifier/active?2', 'a day kill before the switching is not stopped, one after it is', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Active Bulletproof, Bob: Mafia Goon, Cat: Town Day Vigilante, Dan: Town Active Bulletproof, Eve: Town, Fay: Town Day Vigilante }
  play:
    - day 1: [Cat: vigilante Dan, Ann: use, Fay: vigilante Ann]
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/active?3', 'without a choice it is off', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Bulletproof, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/active?4', 'several may be used in one night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Bulletproof Active Ascetic, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: bulletproof, Ann: ascetic, Bob: mafia vigilante Ann, Cat: cop Ann]
    - end
    - expect: { dead: [], told: { Cat: [{ ability: cop, result: No Result }] } }
`);
