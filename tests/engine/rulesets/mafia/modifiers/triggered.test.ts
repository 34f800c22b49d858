import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/triggered#1', 'normally it is off', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Vigilante, Bob: Mafia Goon, Cat: Town Target-Triggered Bulletproof, Dan: Town Kill-Triggered Vigilante, Eve: Town, Fay: Town Gunsmith }
  play:
    - night 1: [Ann: vigilante Bob, Dan: vigilante Bob, Fay: gunsmith Ann]
    - end
    - expect: { dead: [], refused: [{ by: Ann }], told: { Fay: [{ result: false }] } }
`);

rule('mafia/modifier/triggered#2', 'it stays active for the rest of that phase', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Target-Triggered Godfather, Bob: Mafia Goon, Cat: 'Town [Mafia] Cop', Dan: Town Visitor, Eve: Mafia Target-Triggered Godfather }
  play:
    - night 1: [Cat: cop Eve]
    - end
    - expect: { told: { Cat: [{ result: false }] } }
`);

rule('mafia/modifier/triggered#3', 'there are three standard triggers', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Visitor, Bob: Mafia Goon, Cat: Town Kill-Triggered Visitor, Dan: Town Target-Triggered Visitor, Eve: Town Watcher, Fay: Town, Gus: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - night 1: [Ann: visitor Fay, Cat: visitor Fay, Dan: visitor Fay, Bob: mafia vigilante Cat, Eve: watcher Fay]
    - end
    - expect: { dead: [Ann, Cat], refused: [] }
`);

rule('mafia/modifier/triggered#4', 'a lynched player can use it in the night right after the lynch and in no other', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - expect: { refused: [{ by: Ann, phase: night 1 }] }
    - day 2: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - night 2: [Ann: cop Bob]
    - end
    - expect: { dead: [Ann], refused: [], told: { Ann: [{ phase: night 2, result: Non-Town }] } }
    - night 3: [Ann: cop Bob]
    - expect: { refused: [{ by: Ann, phase: night 3 }] }
`);

rule('mafia/modifier/triggered#5', 'Kill-Triggered works in the night in which the player dies, and in no other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: vigilante Cat, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann, Cat] }
    - night 3: [Ann: vigilante Dan]
    - end
    - expect: { dead: [Ann, Cat], refused: [{ by: Ann, phase: night 3 }] }
`);

rule('mafia/modifier/triggered#6', 'Target-Triggered is Inactive unless another player targets the holder in that phase', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Target-Triggered Doctor, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town Watcher }
  play:
    - night 1: [Ann: doctor Dan, Bob: mafia vigilante Dan, Cat: visitor Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Dan, Bob: mafia vigilante Dan, Cat: visitor Bob, Eve: watcher Dan]
    - end
    - expect: { dead: [Dan], told: { Eve: [{ result: [Bob] }] } }
`);

rule('mafia/modifier/triggered#7', 'a Lynch-Triggered Vigilante may kill a player after being lynched', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - night 1: [Ann: vigilante Bob]
    - end
    - expect: { dead: [Ann, Bob] }
`);

rule('mafia/modifier/triggered#8', 'a Target-Triggered Cop may submit each night but gets results only when targeted', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Target-Triggered Cop, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { refused: [], untold: { Ann: [{ result: Non-Town }] } }
    - night 2: [Ann: cop Bob, Cat: visitor Ann]
    - end
    - expect: { told: { Ann: [{ result: Non-Town }] } }
`);
