import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/delayed#1', 'used at night it takes effect one night later', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - end
    - expect: { dead: [] }
    - day 1: []
    - end
    - expect: { dead: [] }
    - night 2: []
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/delayed#1', 'used by day it takes effect one Day later', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Delayed Day Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vigilante Cat]
    - end
    - night 1: []
    - end
    - expect: { dead: [] }
    - day 2: []
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/delayed#2', 'the action itself is there in the night of its use', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Cop, Bob: Mafia Goon, Cat: Town Watcher, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: watcher Bob]
    - end
    - expect: { told: { Cat: [{ ability: watcher, result: [Ann] }] }, untold: { Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/delayed#3', 'its effect comes before all other actions of the following night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Roleblocker, Bob: Town Bus Driver, Cat: Town, Dan: Town, Eve: Mafia Goon }
  play:
    - night 1: [Ann: roleblocker Bob]
    - night 2: [Bob: bus driver Ann and Cat, Eve: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/delayed#4', 'in the following night it targets nobody', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Roleblocker, Bob: Mafia Goon, Cat: Town Watcher, Dan: Town Tracker, Eve: Town }
  play:
    - night 1: [Ann: roleblocker Bob]
    - night 2: [Cat: watcher Bob, Dan: tracker Ann]
    - end
    - expect: { told: { Cat: [{ ability: watcher, result: [] }], Dan: [{ ability: tracker, result: [] }] } }
`);

rule('mafia/modifier/delayed#5', 'a Delayed Roleblocker: the player cannot act in the following night, only then', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Roleblocker, Bob: Town Vigilante, Cat: Town, Dan: Town, Eve: Town, Fay: Mafia Goon }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Bob: vigilante Dan]
    - end
    - expect: { dead: [Cat] }
    - night 3: [Bob: vigilante Eve]
    - end
    - expect: { dead: [Cat, Eve] }
`);
