import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/compulsive#1', 'it is used in every night in which it can be', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: [Cat, Dan] }
  players: { Ann: Town Compulsive Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town Tracker }
  play:
    - night 1: [Bob: mafia vigilante Cat, Eve: tracker Ann]
    - end
    - expect: { dead: [], told: { Eve: [{ result: [Cat] }] } }
    - night 2: [Bob: mafia vigilante Dan, Eve: tracker Ann]
    - end
    - expect: { dead: [], told: { Eve: [{ result: [Dan] }] } }
`);

rule('mafia/modifier/compulsive#2', 'what was chosen stands; what was not is chosen by chance', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: Eve }
  players: { Ann: Town Compulsive Bus Driver, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town Compulsive Vigilante }
  play:
    - night 1: [Ann: bus driver Cat and Dan, Bob: mafia vigilante Cat, Fay: vigilante Bob]
    - end
    - expect: { dead: [Dan, Bob] }
`);

rule('mafia/modifier/compulsive#3', 'a Compulsive Vigilante kills every night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: [Cat, Dan] }
  players: { Ann: Town Compulsive Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: []
    - end
    - expect: { dead: [Cat] }
    - night 2: [Ann: vigilante Eve]
    - end
    - expect: { dead: [Cat, Eve] }
    - night 3: []
    - end
    - expect: { dead: [Cat, Eve, Dan] }
`);

rule('mafia/modifier/compulsive#4', 'a Compulsive Lightning Rod draws by itself', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Compulsive Lightning Rod, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ ability: cop, result: Town }] } }
`);

rule('mafia/modifier/compulsive?1', 'an Arsonist douses', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: Cat }
  players: { Ann: Town Compulsive Arsonist, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: []
    - end
    - expect: { dead: [] }
    - night 2: [Ann: arsonist with ignite]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/compulsive?1', 'without a legal target nothing happens', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Compulsive Coroner, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
    - night 2: []
    - end
    - expect: { told: { Ann: [{ ability: coroner, about: [Cat] }] } }
`);

rule('mafia/modifier/compulsive?1', 'an add-on that may be left out is left out', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: Cat }
  players: { Ann: Town Compulsive 1-shot Roleblocking Visitor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Cat: vigilante Dan]
    - end
    - expect: { dead: [Dan] }
    - night 2: [Ann: visitor Cat with roleblocking, Cat: vigilante Eve]
    - end
    - expect: { dead: [Dan], refused: [] }
`);

rule('mafia/modifier/compulsive?2', 'nights in which it has to rest are none', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: [Cat, Dan] }
  players: { Ann: Town Compulsive Non-Consecutive Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: []
    - end
    - expect: { dead: [Cat] }
    - night 2: []
    - end
    - expect: { dead: [Cat] }
    - night 3: []
    - end
    - expect: { dead: [Cat, Dan] }
`);

rule('mafia/modifier/compulsive?2', 'nor are players whom an Erratic power has reached before', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: [Bob, Bob, Bob] }
  players: { Ann: Town Compulsive Erratic Cop, Bob: Mafia Goon, Cat: Town }
  play:
    - night 1: []
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Non-Town }] } }
    - night 2: []
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Town }] } }
    - night 3: []
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/compulsive?2', 'nor is a second count that is used up', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: [Cat, Dan] }
  players: { Ann: Town Compulsive 1-shot Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: []
    - end
    - night 2: []
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/compulsive#2', 'of a slash the alternative that is on is forced, and no other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { compulsive-target: [Cat, Dan, Eve] }
  players: { Ann: Town Compulsive (Cop/Visitor), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town Watcher, Fay: Town }
  play:
    - night 1: [Eve: watcher Cat]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Cat], result: Town }], Eve: [{ result: [Ann] }] } }
    - night 2: [Ann: visitor Dan]
    - end
    - expect: { untold: { Ann: [{ ability: cop }] } }
    - night 3: [Eve: watcher Dan]
    - end
    - expect: { untold: { Ann: [{ ability: cop }] }, told: { Eve: [{ result: [Ann] }] } }
`);
