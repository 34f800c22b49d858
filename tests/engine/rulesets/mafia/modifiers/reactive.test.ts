import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/reactive#1', 'it is passive: nothing is chosen, and no roleblock stops it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Vigilante, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Roleblocker, Eve: Town }
  play:
    - night 1: [Ann: vigilante Bob, Cat: visitor Ann]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann }] }
    - night 2: [Dan: roleblocker Ann]
    - end
    - expect: { dead: [Cat, Dan] }
`);

rule('mafia/modifier/reactive#2', 'every player who targets the holder is affected', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Doctor, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Visitor, Eve: Town Vigilante, Fay: Town }
  play:
    - night 1: [Cat: visitor Ann, Dan: visitor Ann, Bob: mafia vigilante Cat, Eve: vigilante Dan]
    - end
    - expect: { dead: [] }
    - night 2: [Cat: visitor Fay, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/reactive#3', 'its holder targets nobody', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Cop, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Tracker, Eve: Town Watcher }
  play:
    - night 1: [Cat: visitor Ann, Dan: tracker Ann, Eve: watcher Cat]
    - end
    - expect: { told: { Dan: [{ result: [] }], Eve: [{ result: [] }] } }
`);

rule('mafia/modifier/reactive#4', 'a Reactive Vigilante kills every player who targets it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Vigilante, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Cop, Eve: Town, Fay: Town }
  play:
    - night 1: [Cat: visitor Ann, Dan: cop Ann, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Cat, Dan, Eve] }
`);

rule('mafia/modifier/reactive#5', 'a Reactive Cop learns how many Town and how many other players targeted it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Cop Bulletproof, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Visitor, Eve: Town }
  play:
    - night 1: [Cat: visitor Ann, Bob: mafia vigilante Ann, Dan: visitor Ann]
    - end
    - expect: { dead: [], told: { Ann: [{ ability: cop, about: [], result: [Town, Town, Non-Town] }] } }
    - night 2: []
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/reactive?1', 'who was stopped at the door was there; who was roleblocked was not; a Ninja is not noticed', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Ascetic Reactive Vigilante, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Visitor, Eve: Mafia Roleblocker, Fay: Town Ninja Visitor }
  play:
    - night 1: [Cat: visitor Ann, Dan: visitor Ann, Eve: roleblocker Dan, Fay: visitor Ann]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/reactive?2', 'its effect can be protected against', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Vigilante, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Doctor, Eve: Town Bulletproof Visitor }
  play:
    - night 1: [Cat: visitor Ann, Dan: doctor Cat, Eve: visitor Ann]
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/reactive?3', "a Reactive Roleblocker blocks all that a visitor does, and the visit has taken place", `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Roleblocker, Bob: Mafia Vigilante, Cat: Mafia Goon, Dan: Town Tracker, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: vigilante Ann, Bob: mafia vigilante Eve, Dan: tracker Bob]
    - end
    - expect: { dead: [], told: { Dan: [{ ability: tracker, result: { has: [Ann] } }] } }
    - night 2: [Bob: vigilante Eve]
    - end
    - expect: { dead: [Eve] }
`);

rule('mafia/modifier/reactive?4', 'what other investigators learn of visitors is anonymous', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Rolecop, Bob: Mafia Visitor, Cat: Town Visitor, Dan: Town Reactive Tracker, Eve: Town, Fay: Town Double Visitor }
  play:
    - night 1: [Cat: visitor Ann, Bob: visitor Ann, Fay: visitor Dan, Fay: visitor Eve]
    - end
    - expect: { told: { Ann: [{ ability: rolecop, about: [], result: [Visitor, Visitor] }], Dan: [{ ability: tracker, about: [], result: [Dan, Eve] }] } }
`);

rule('mafia/modifier/reactive?5', 'a visit by the own faction counts', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Reactive Vigilante, Bob: Mafia Visitor, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: visitor Ann]
    - end
    - expect: { dead: [Bob] }
`);

rule('mafia/modifier/reactive#2', 'counted it works on the first visitor only, and is spent when it has', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Reactive Vigilante, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Doctor, Eve: Town, Fay: Town Visitor }
  play:
    - night 1: [Cat: visitor Ann, Dan: doctor Cat]
    - end
    - expect: { dead: [] }
    - night 2: [Cat: visitor Ann]
    - end
    - expect: { dead: [Cat] }
    - night 3: [Fay: visitor Ann]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/reactive#2', 'switched on for a night, the night is counted and not the visitors', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 2-shot Active Reactive Vigilante, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Visitor, Eve: Town Visitor, Fay: Town }
  play:
    - night 1: [Ann: use, Cat: visitor Ann, Dan: visitor Ann]
    - end
    - expect: { dead: [Cat, Dan] }
    - night 2: [Ann: use, Eve: visitor Ann]
    - end
    - expect: { dead: [Cat, Dan, Eve], refused: [] }
`);
