import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/n-shot#1', 'it takes effect n times and is Inactive afterwards', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Vigilante, Bob: Mafia Goon, Cat: Town Gunsmith, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: gunsmith Ann]
    - end
    - expect: { told: { Cat: [{ result: true }] } }
    - night 2: [Ann: vigilante Dan, Cat: gunsmith Ann]
    - end
    - expect: { dead: [Dan] }
    - night 3: [Ann: vigilante Eve, Cat: gunsmith Ann]
    - end
    - expect: { dead: [Dan], refused: [{ by: Ann, phase: night 3 }], told: { Cat: [{ phase: night 3, result: false }] } }
`);

rule('mafia/modifier/n-shot#2', 'a targeting role may use its power in n nights', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 2-shot Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - night 2: []
    - night 3: [Ann: vigilante Dan]
    - night 4: [Ann: vigilante Eve]
    - end
    - expect: { dead: [Cat, Dan], refused: [{ by: Ann, phase: night 4 }] }
`);

rule('mafia/modifier/n-shot#3', 'a passive role takes effect the first n times', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 2-shot Bulletproof, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - night 2: []
    - night 3: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 4: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/n-shot#3', 'a 1-shot Ascetic keeps out one action, a 1-shot Macho lets one protection fail', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Ascetic, Bob: Mafia Goon, Cat: Town Cop, Dan: Town Doctor, Eve: Town 1-shot Macho, Fay: Town }
  play:
    - night 1: [Cat: cop Ann]
    - night 2: [Cat: cop Ann]
    - end
    - expect: { told: { Cat: [{ phase: night 1, result: No Result }, { phase: night 2, result: Town }] } }
    - night 3: [Dan: doctor Eve]
    - night 4: [Dan: doctor Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/n-shot#3', 'a 1-shot Nexus scatters one action, a 1-shot Miller is seen as Mafia in one phase', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { nexus-target: Fay }
  players: { Ann: Town 1-shot Nexus, Bob: Mafia Goon, Cat: Town Watcher, Dan: Town Visitor, Eve: Town 1-shot Miller, Fay: Town Cop }
  play:
    - night 1: [Dan: visitor Ann, Cat: watcher Fay, Fay: cop Eve]
    - end
    - expect: { told: { Cat: [{ result: [Dan] }], Fay: [{ result: Non-Town }] } }
    - night 2: [Dan: visitor Ann, Cat: watcher Ann, Fay: cop Eve]
    - end
    - expect: { told: { Cat: [{ result: [Dan] }], Fay: [{ result: Town }] } }
`);

rule('mafia/modifier/n-shot#3', 'what works on its holder counts when it has changed something', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Self Doctor, Bob: Mafia Goon, Cat: Town 1-shot Self Watcher, Dan: Town, Eve: Town }
  play:
    - night 1: []
    - end
    - expect: { told: { Cat: [{ ability: watcher, result: [] }] } }
    - night 2: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [], untold: { Cat: [{ kind: result }] } }
    - night 3: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/n-shot#4', 'of a counted modifier the player chooses when to use it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Strongman Vigilante, Bob: Mafia Goon, Cat: Town Bulletproof, Dan: Town Bulletproof, Eve: Town Bulletproof }
  play:
    - night 1: [Ann: vigilante Cat]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: vigilante Cat with strongman]
    - end
    - expect: { dead: [Cat] }
    - night 3: [Ann: vigilante Dan with strongman, Ann: vigilante Dan]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann, phase: night 3, text: vigilante Dan with strongman }] }
`);

rule('mafia/modifier/n-shot#5', 'a 1-shot Bulletproof stops one killing action, the first of several', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Bulletproof, Bob: Mafia Goon, Cat: Town Delayed Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann, Cat: vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 2: []
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/n-shot#5', 'and not the second', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Bulletproof, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann, Cat: vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/n-shot#6', 'a 2-shot Cop can investigate twice', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 2-shot Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - night 2: [Ann: cop Cat]
    - night 3: [Ann: cop Dan]
    - end
    - expect: { told: { Ann: [{ about: [Bob] }, { about: [Cat] }] }, untold: { Ann: [{ about: [Dan] }] }, refused: [{ by: Ann, phase: night 3 }] }
`);

rule('mafia/modifier/n-shot#7', 'a 1-shot Roleblocking Tracker adds one roleblock to an investigation', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Roleblocking Tracker, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: tracker Cat, Cat: vigilante Dan]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ ability: tracker, result: [Dan] }] } }
    - night 2: [Ann: tracker Cat with roleblocking, Cat: vigilante Eve]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ ability: tracker, phase: night 2, result: [] }] } }
    - night 3: [Ann: tracker Cat with roleblocking, Ann: tracker Cat, Cat: vigilante Eve]
    - end
    - expect: { dead: [Dan, Eve], refused: [{ by: Ann, phase: night 3 }], told: { Ann: [{ ability: tracker, phase: night 3, result: [Eve] }] } }
`);
