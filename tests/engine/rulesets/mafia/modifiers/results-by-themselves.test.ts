import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/random?2', 'a result does not name the power that was drawn', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [tracker, watcher, cop] }
  players: { Ann: Town Random (Tracker/Watcher), Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town Random (Cop/Doctor), Fay: Town }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: use Cat, Cat: visitor Dan]
    - end
    - expect: { told: { Ann: [{ kind: result, ability: random, about: [Cat], result: [Dan] }] }, untold: { Ann: [{ text: Tracker }, { text: Watcher }] } }
    - night 2: [Ann: use Dan, Cat: visitor Dan]
    - end
    - expect: { told: { Ann: [{ kind: result, ability: random, about: [Dan], result: [Cat] }] }, untold: { Ann: [{ text: Tracker }, { text: Watcher }] } }
    - night 3: [Eve: use Bob]
    - end
    - expect: { told: { Eve: [{ ability: random, about: [Bob], result: Non-Town, text: 'Bob: Non-Town.' }] }, untold: { Eve: [{ text: 'Cop' }] } }
`);

rule('mafia/modifier/reactive#5', 'a Reactive Cop learns how many of each came', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Cop, Bob: Mafia Goon, Eve: Mafia Doctor, Cat: Town Visitor, Dan: Town Doctor, Fay: Town Visitor, Gus: Town Roleblocker, Hal: Town Miller Visitor }
  play:
    - night 1: [Cat: visitor Ann, Dan: doctor Ann, Eve: doctor Ann, Eve: mafia vigilante Ann, Fay: visitor Ann, Gus: roleblocker Fay, Hal: visitor Ann]
    - end
    - expect: { dead: [], told: { Ann: [{ kind: result, ability: cop, about: [], result: [Town, Town, Non-Town, Non-Town], text: 'Town, Town, Non-Town and Non-Town' }] } }
    - night 2: [Cat: visitor Ann]
    - end
    - expect: { told: { Ann: [{ about: [], result: [Town] }] }, untold: { Ann: [{ about: [Cat] }, { text: Cat }] } }
`);

rule('mafia/modifier/reactive?4', 'other investigators report what they found without saying of whom', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Reactive Rolecop
    Bob: Town Reactive Gunsmith
    Cat: Town Reactive Tracker
    Dan: Town Visitor
    Eve: Town Cop
    Fay: Mafia Bus Driver
    Gus: Town Loyal Visitor
    Hal: Town Reactive Follower
    Ivy: Town
  play:
    - night 1: [Dan: visitor Ann, Gus: visitor Ann]
    - end
    - expect: { told: { Ann: [{ kind: result, ability: rolecop, about: [], result: [Visitor, Loyal Visitor], text: Loyal Visitor and Visitor }] }, untold: { Ann: [{ text: Dan }, { text: Gus }] } }
    - night 2: [Dan: visitor Bob, Eve: cop Bob, Fay: bus driver Cat and Ivy]
    - end
    - expect:
        told:
          Bob: [{ ability: gunsmith, about: [], result: [Gun, No Gun] }]
          Cat: [{ ability: tracker, about: [], result: [Cat, Ivy], text: Cat and Ivy }]
        untold: { Bob: [{ text: Dan }, { text: Eve }], Cat: [{ text: Fay }] }
    - night 3: [Dan: visitor Hal, Eve: cop Hal]
    - end
    - expect: { told: { Hal: [{ ability: follower, about: [], result: [Investigative, Miscellaneous] }] } }
`);

rule('mafia/modifier/self#4', 'with Day, at the end of each Day', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Day Self Watcher, Bob: Mafia Goon, Cat: Town Day Visitor, Dan: Town Visitor, Eve: Town }
  play:
    - night 1: [Dan: visitor Ann]
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
    - day 1: [Cat: visitor Ann]
    - expect: { untold: { Ann: [{ kind: result }] } }
    - end
    - expect: { told: { Ann: [{ ability: watcher, about: [Ann], result: [Cat], phase: day 1 }] } }
`);

rule('mafia/modifier/self#4', 'a Self Watcher learns each night who came', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Self Watcher, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Roleblocker, Eve: Town Watcher, Fay: Town }
  play:
    - night 1: [Cat: visitor Ann, Dan: roleblocker Ann, Eve: watcher Ann]
    - end
    - expect: { told: { Ann: [{ kind: result, ability: watcher, about: [Ann], result: [Cat, Dan, Eve] }], Eve: [{ about: [Ann], result: [Cat, Dan] }] } }
    - night 2: []
    - end
    - expect: { told: { Ann: [{ about: [Ann], result: [], text: Nobody }] } }
`);
