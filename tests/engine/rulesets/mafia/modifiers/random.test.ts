import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/random#1', 'the whole set is chosen, and chance decides which power is used', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Vigilante, Doctor] }
  players: { Ann: Town Random (Doctor/Vigilante), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Cat, Ann: vigilante Cat, Ann: random Cat]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann, text: doctor Cat }, { by: Ann, text: vigilante Cat }] }
    - night 2: [Ann: random Dan, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/random#2', 'a target is chosen with every use, whether or not the drawn power needs one', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Lightning Rod, Cop] }
  players: { Ann: Town Random (Cop/Lightning Rod), Bob: Mafia Goon, Cat: Town Tracker, Dan: Town Cop, Eve: Town }
  play:
    - night 1: [Ann: random, Ann: random Bob, Cat: tracker Ann, Dan: cop Bob]
    - end
    - expect: { refused: [{ by: Ann, text: random, code: too-few }], told: { Dan: [{ result: Town }], Cat: [{ result: [] }] } }
    - night 2: [Ann: random Bob, Cat: tracker Ann]
    - end
    - expect: { told: { Ann: [{ ability: random, about: [Bob], result: Non-Town }], Cat: [{ result: [Bob] }] } }
`);

rule('mafia/modifier/random#3', 'its user does not learn which power it was', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: Tracker }
  players: { Ann: Town Random (Tracker/Watcher), Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: random Cat, Cat: visitor Dan]
    - end
    - expect:
        told: { Ann: [{ kind: result, ability: random, about: [Cat], result: [Dan] }] }
        untold: { Ann: [{ kind: result, text: Tracker }, { ability: tracker }] }
`);

rule('mafia/modifier/random#4', 'what cannot be used in that phase is not drawn', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Roleblocker] }
  players: { Ann: Town Random (Cop/Even Roleblocker/Enabled Vigilante), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: random Bob]
    - end
    - expect: { told: { Ann: [{ ability: random, result: Non-Town }] } }
    - night 2: [Ann: random Bob, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [], untold: { Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/random#5', 'a Random (Tracker/Watcher) gets a list of the one or the other kind', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Tracker, Watcher] }
  players: { Ann: Town Random (Tracker/Watcher), Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Visitor, Eve: Town }
  play:
    - night 1: [Ann: random Cat, Cat: visitor Eve, Dan: visitor Cat]
    - end
    - expect: { told: { Ann: [{ ability: random, result: [Eve] }] } }
    - night 2: [Ann: random Cat, Cat: visitor Eve, Dan: visitor Cat]
    - end
    - expect: { told: { Ann: [{ ability: random, result: [Dan] }] } }
`);

rule('mafia/modifier/random#6', 'a Random (Cop/Even Roleblocker) may block in even nights only', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Roleblocker, Cop] }
  players: { Ann: Town Random (Cop/Even Roleblocker), Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: random Cat, Cat: vigilante Dan]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ result: Town }] } }
    - night 2: [Ann: random Cat, Cat: vigilante Eve]
    - end
    - expect: { dead: [Dan], untold: { Ann: [{ kind: result }] } }
    - night 3: [Ann: random Cat, Cat: vigilante Eve]
    - night 4: [Ann: random Cat, Cat: vigilante Fay]
    - end
    - expect: { dead: [Dan, Eve, Fay], told: { Ann: [{ phase: night 3, result: Town }, { phase: night 4, result: Town }] } }
`);

rule('mafia/modifier/random#7', 'a Random (Doctor/1-shot Vigilante) kills once and is a Doctor from then on', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Doctor, Vigilante, Vigilante] }
  players: { Ann: Town Random (Doctor/1-shot Vigilante), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: random Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: random Cat]
    - end
    - expect: { dead: [Cat] }
    - night 3: [Ann: random Dan, Bob: mafia vigilante Dan]
    - night 4: [Ann: random Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Cat] }
`);
