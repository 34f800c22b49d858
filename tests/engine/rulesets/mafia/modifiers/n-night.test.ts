import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/n-night#1', 'usable in n different nights', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 2-Night Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - night 3: [Ann: cop Cat]
    - night 4: [Ann: cop Dan]
    - end
    - expect: { refused: [{ by: Ann, phase: night 4 }], told: { Ann: [{ about: [Bob] }, { about: [Cat] }] } }
`);

rule('mafia/modifier/n-night#1', 'two uses in one night take one of them', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town 2-Night Vigilante, Bob: Mafia Goon, Cat: Town Motivator, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - day 1: [Cat: motivator Ann]
    - night 1: [Ann: vigilante Dan, Ann: vigilante Eve]
    - end
    - expect: { dead: [Dan, Eve] }
    - night 2: [Ann: vigilante Fay]
    - end
    - expect: { dead: [Dan, Eve, Fay], refused: [] }
    - night 3: [Ann: vigilante Gus]
    - expect: { refused: [{ by: Ann, phase: night 3 }] }
`);

rule('mafia/modifier/n-night#2', 'its holder chooses for each night whether it takes effect', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-Night Ascetic, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: cop Ann]
    - end
    - expect: { told: { Cat: [{ result: Town }] } }
    - night 2: [Ann: ascetic, Cat: cop Ann]
    - end
    - expect: { told: { Cat: [{ result: No Result }] } }
    - night 3: [Ann: ascetic, Cat: cop Ann]
    - end
    - expect: { told: { Cat: [{ result: Town }] }, refused: [{ by: Ann, phase: night 3 }] }
`);

rule('mafia/modifier/n-night#3', 'a 1-Night Bulletproof is safe in one night of its choice, against all killing actions', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-Night Bulletproof, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: []
    - night 2: [Ann: use, Bob: mafia vigilante Ann, Cat: vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 3: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/n-night?1', 'for passive roles the choice is an action', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-Night Bulletproof, Bob: Mafia Goon, Cat: Town Follower, Dan: Mafia Roleblocker, Eve: Town, Fay: Town 2-Night Bulletproof }
  play:
    - night 1: [Fay: use, Cat: follower Fay]
    - end
    - expect: { told: { Cat: [{ result: [Protective] }] } }
    - night 2: [Ann: use, Bob: mafia vigilante Ann, Dan: roleblocker Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/n-night?1', 'also on what works on its holder', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-Night Self Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: use, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: use, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], refused: [{ by: Ann, phase: night 2 }] }
`);

rule('mafia/modifier/n-night?2', 'choosing a night spends it, even if nothing happened or it was roleblocked', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-Night Bulletproof, Bob: Mafia Goon, Cat: Town 1-Night Cop, Dan: Mafia Roleblocker, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: use, Cat: cop Bob, Dan: roleblocker Cat]
    - night 2: [Ann: use, Cat: cop Bob]
    - expect: { refused: [{ by: Ann, phase: night 2 }, { by: Cat, phase: night 2 }] }
`);
