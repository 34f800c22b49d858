import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/weak#1', 'a Weak player who targets a Mafia player dies', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Weak Doctor, Bob: Mafia Goon, Cat: Town Weak Doctor, Dan: Chaos-aligned, Eve: Town }
  play:
    - night 1: [Ann: doctor Bob, Cat: doctor Dan]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/weak#v1', 'in some setups of anybody but Town', `
  rules: mafia
  options: { start: night, check: off, parity: off, weakTo: non-town }
  players: { Ann: Town Weak Doctor, Bob: Mafia Goon, Cat: Town Weak Doctor, Dan: Chaos-aligned, Eve: Town, Fay: Town Weak Doctor }
  play:
    - night 1: [Ann: doctor Bob, Cat: doctor Dan, Fay: doctor Eve]
    - end
    - expect: { dead: [Ann, Cat] }
`);

rule('mafia/modifier/weak#v1', 'or of one other alignment', `
  rules: mafia
  options: { start: night, check: off, parity: off, weakTo: chaos }
  players: { Ann: Town Weak Doctor, Bob: Mafia Goon, Cat: Town Weak Doctor, Dan: Chaos-aligned, Eve: Town }
  play:
    - night 1: [Ann: doctor Bob, Cat: doctor Dan]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/weak?1', 'how the final target looks', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Weak Visitor, Bob: Mafia Godfather, Cat: Town Miller, Dan: Town Bus Driver, Eve: Town, Fay: Town, Gus: Town Weak Visitor }
  play:
    - night 1: [Ann: visitor Bob]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: visitor Eve, Dan: bus driver Eve and Cat, Gus: visitor Cat]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/weak?2', 'roleblocked no death, stopped at the target a death', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Weak Cop, Bob: Mafia Roleblocker, Cat: Mafia Ascetic, Dan: Mafia Goon, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: cop Dan, Bob: roleblocker Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: cop Cat]
    - end
    - expect: { dead: [Ann], told: { Ann: [{ phase: night 2, result: No Result }] } }
`);

rule('mafia/modifier/weak?3', 'it cannot be prevented, and the action works', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Bulletproof Weak Vigilante, Bob: Mafia Goon, Cat: Town Doctor, Dan: Mafia Goon, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: vigilante Bob, Cat: doctor Ann]
    - end
    - expect: { dead: [Ann, Bob] }
`);

rule('mafia/modifier/weak?4', 'a Mafia player dies of it like any other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Weak Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Bob]
    - end
    - expect: { dead: [Ann] }
`);
