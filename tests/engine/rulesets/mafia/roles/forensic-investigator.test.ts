import { rule } from '../../../../../engine/testing/rule.ts';

const game = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Forensic Investigator
    Bob: Mafia Goon
    Cat: Town
    Dan: Town Cop
    Eve: Town Bus Driver
    Fay: Town Doctor
    Gus: Town Ninja Visitor
    Hal: Town Tracker
    Ivy: Town Roleblocker
    Jon: Town Day Visitor
    Kim: Town Visitor
  play:
    - night 1: [Dan: cop Cat, Fay: doctor Kim, Eve: bus driver Kim and Cat]
    - day 1: [Jon: visitor Cat]
    - night 2: [Bob: mafia vigilante Cat, Fay: doctor Cat, Gus: visitor Cat, Ivy: roleblocker Kim, Kim: visitor Cat]
    - end
`;

rule('mafia/role/forensic-investigator#1', 'gets everybody who targeted a dead player in the course of the game', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Forensic Investigator Visitor, Bob: Mafia Goon, Cat: Town, Dan: Town Cop, Eve: Town Doctor, Fay: Town }
  play:
    - night 1: [Dan: cop Cat, Ann: visitor Cat, Eve: doctor Fay]
    - night 2: [Bob: mafia vigilante Cat, Ann: forensic investigator Cat]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann, code: illegal-target }] }
    - night 3: [Ann: forensic investigator Cat]
    - end
    - expect: { told: { Ann: [{ kind: result, ability: forensic investigator, about: [Cat], result: [Ann, Bob, Dan] }] } }
`);

rule('mafia/role/forensic-investigator?2', 'final targets of all phases, without Ninjas and those who stayed at home, each once, in seat order', `${game}
    - expect: { dead: [] }
    - night 3: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 4: [Ann: forensic investigator Cat]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: [Bob, Eve, Fay, Jon], text: 'Cat: Bob, Eve, Fay and Jon.' }] } }
`);

rule('mafia/role/forensic-investigator?1', 'picking the dead is no targeting', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Forensic Investigator, Bob: Mafia Goon, Cat: Town, Dan: Town Tracker, Eve: Town Motion Detector, Fay: Town Forensic Investigator }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - night 2: [Ann: forensic investigator Cat, Dan: tracker Ann, Fay: forensic investigator Cat]
    - end
    - expect: { told: { Dan: [{ ability: tracker, about: [Ann], result: [] }], Ann: [{ result: [Bob] }], Fay: [{ result: [Bob] }] } }
    - night 3: [Fay: forensic investigator Cat]
    - end
    - expect: { told: { Fay: [{ result: [Bob] }] } }
`);

const living = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Targeting Forensic Investigator, Bob: Mafia Goon, Cat: Town, Dan: Town Cop, Eve: Town Targeting Forensic Investigator, Fay: Town Watcher, Gus: Town }
  play:
    - night 1: [Dan: cop Cat, Ann: targeting forensic investigator Cat, Eve: targeting forensic investigator Gus]
    - night 2: [Bob: mafia vigilante Cat, Ann: forensic investigator Cat, Eve: forensic investigator Gus, Fay: watcher Cat]
    - end
`;

rule('mafia/role/forensic-investigator#v1', 'the targeting form gets the list of a player who dies that night', `${living}
    - expect: { dead: [Cat], told: { Ann: [{ ability: forensic investigator, about: [Cat], result: { has: [Bob, Dan, Fay] } }], Fay: [{ ability: watcher, result: [Ann, Bob] }] } }
`);

rule('mafia/role/forensic-investigator?3', 'the targeting form, if the target lives, gets "No Result"', `${living}
    - expect: { told: { Ann: [{ result: No Result }, { result: { size: 3 } }], Eve: [{ about: [Gus], result: No Result }] } }
`);

rule('mafia/role/forensic-investigator?4', 'the targeting form leaves the investigator out', `${living}
    - expect: { told: { Ann: [{ about: [Cat], result: [Bob, Dan, Fay] }] } }
`);

rule('mafia/role/forensic-investigator#v1', 'used by day it asks who is dead when the Day ends, the lynched included', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Day Targeting Forensic Investigator, Bob: Mafia Goon, Cat: Town, Dan: Town Cop, Eve: Town, Fay: Town Day Visitor }
  play:
    - night 1: [Dan: cop Cat]
    - day 1: [Ann: forensic investigator Cat, Fay: visitor Cat, Bob: vote Cat, Dan: vote Cat, Eve: vote Cat]
    - expect: { untold: { Ann: [{ kind: result }] } }
    - day 1: [Fay: vote Cat]
    - expect: { dead: [Cat], told: { Ann: [{ about: [Cat], result: [Dan, Fay], phase: day 1 }] } }
    - day 2: [Ann: forensic investigator Eve]
    - end
    - expect: { told: { Ann: [{ about: [Eve], result: No Result }] } }
`);
