import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/permanent#1', 'the target is affected at once and in all later phases, until the user dies', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Roleblocker, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: roleblocker Cat, Cat: vigilante Dan]
    - night 2: [Cat: vigilante Dan]
    - end
    - expect: { dead: [] }
    - night 3: [Cat: vigilante Dan, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
    - night 4: [Cat: vigilante Dan]
    - end
    - expect: { dead: [Ann, Dan] }
`);

rule('mafia/modifier/permanent#2', 'a Permanent Roleblocker keeps a player from using a power, by day, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Roleblocker, Bob: Mafia Goon, Cat: Town Day Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: roleblocker Cat]
    - day 1: [Cat: vigilante Dan]
    - expect: { dead: [] }
    - night 2: [Bob: mafia vigilante Ann]
    - day 2: [Cat: vigilante Dan]
    - expect: { dead: [Ann, Dan] }
`);

rule('mafia/modifier/permanent#3', 'a Permanent Doctor protects from one kill in every later phase, not from lynches', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Cat, Bob: mafia vigilante Cat]
    - night 2: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [] }
    - day 2: [Ann: vote Cat, Bob: vote Cat, Dan: vote Cat]
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/permanent?1', 'one kill in each phase, Days included', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town Day Vigilante, Eve: Town Day Vigilante, Fay: Town }
  play:
    - night 1: [Ann: doctor Cat]
    - day 1: [Dan: vigilante Cat]
    - night 2: [Bob: mafia vigilante Cat]
    - day 2: [Dan: vigilante Cat]
    - expect: { dead: [] }
    - day 2: [Eve: vigilante Cat]
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/permanent?2', 'later it targets nobody: nothing sees, moves or blocks it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Doctor, Bob: Mafia Roleblocker, Cat: Town, Dan: Town Watcher, Eve: Town Bus Driver, Fay: Town Tracker, Gus: Mafia Goon }
  play:
    - night 1: [Ann: doctor Cat]
    - night 2: [Bob: roleblocker Ann, Dan: watcher Cat, Fay: tracker Ann, Gus: mafia vigilante Cat]
    - end
    - expect: { dead: [], told: { Dan: [{ result: [Gus] }], Fay: [{ result: [] }] } }
    - night 3: [Eve: bus driver Cat and Fay, Gus: mafia vigilante Fay]
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/permanent?3', 'an investigation comes anew at the end of each phase of its kind', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Tracker, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: tracker Cat, Cat: doctor Dan]
    - end
    - expect: { told: { Ann: [{ phase: night 1, about: [Cat], result: [Dan] }] } }
    - day 1: []
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
    - night 2: [Cat: doctor Eve]
    - end
    - expect: { told: { Ann: [{ phase: night 2, about: [Cat], result: [Eve] }] } }
    - night 3: [Bob: mafia vigilante Ann, Cat: doctor Dan]
    - end
    - expect: { told: { Ann: [{ phase: night 3, about: [Cat], result: [Dan] }] } }
    - night 4: [Cat: doctor Dan]
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/permanent?4', 'neither the loss of the role nor a roleblock stops it, and a revival does not restart it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Doctor, Bob: Mafia Vanillaiser, Cat: Town, Dan: Town Reviver, Eve: Mafia Roleblocker, Fay: Mafia Goon, Gus: Town }
  play:
    - night 1: [Ann: doctor Cat]
    - night 2: [Bob: vanillaiser Ann, Eve: roleblocker Ann, Fay: mafia vigilante Cat]
    - night 3: [Fay: mafia vigilante Cat]
    - end
    - expect: { dead: [], roles: { Ann: Town } }
    - night 4: [Fay: mafia vigilante Ann]
    - night 5: [Dan: reviver Ann]
    - night 6: [Fay: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/permanent?5', 'a Permanent Vigilante kills once', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town Reviver, Eve: Town Doctor }
  play:
    - night 1: [Ann: vigilante Cat]
    - night 2: [Dan: reviver Cat]
    - night 3: []
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/permanent#1', 'together with Delayed it begins one night later, and goes on', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Permanent Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Cat]
    - night 2: [Bob: mafia vigilante Cat]
    - night 3: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [] }
    - night 4: [Bob: mafia vigilante Ann]
    - night 5: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat] }
`);

rule('mafia/modifier/permanent#1', 'of a user who died before it began it comes once', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Permanent Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Cat, Bob: mafia vigilante Ann]
    - night 2: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann] }
    - night 3: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat] }
`);

rule('mafia/modifier/permanent#1', 'a rider may be Permanent alone', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town (Permanent Roleblocking) Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Cat, Bob: mafia vigilante Cat]
    - night 2: [Cat: vigilante Dan, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`);
