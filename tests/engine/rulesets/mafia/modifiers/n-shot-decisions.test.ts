import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/n-shot?1', 'of an active power a use is spent whatever came of it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Vigilante, Bob: Mafia Roleblocker, Cat: Mafia Goon, Dan: Town, Eve: Town Doctor, Fay: Town 1-shot Vigilante }
  play:
    - night 1: [Ann: vigilante Dan, Bob: roleblocker Ann, Fay: vigilante Dan, Eve: doctor Dan]
    - night 2: [Ann: vigilante Dan, Fay: vigilante Dan]
    - end
    - expect: { dead: [], refused: [{ by: Ann, phase: night 2 }, { by: Fay, phase: night 2 }] }
`);

rule('mafia/modifier/n-shot?2', 'a vest is not spent on a kill that something else stops, nor on a Strongman kill', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Bulletproof, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town Strongman Vigilante, Eve: Town, Fay: Town Reviver }
  play:
    - night 1: [Bob: mafia vigilante Ann, Cat: doctor Ann]
    - night 2: [Dan: vigilante Ann]
    - end
    - expect: { dead: [Ann] }
    - night 3: [Fay: reviver Ann]
    - night 4: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 5: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/n-shot?3', 'two targets in one use are one use', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 2-shot Bus Driver, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: bus driver Cat and Dan]
    - night 2: [Ann: bus driver Cat and Dan, Bob: mafia vigilante Cat]
    - night 3: [Ann: bus driver Bob and Eve]
    - end
    - expect: { dead: [Dan], refused: [{ by: Ann, phase: night 3 }] }
`);

rule('mafia/modifier/n-shot?5', 'of two counts on one power each is counted, and the smaller ends it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 2-shot 1-shot Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town 1-shot 3-shot Bulletproof }
  play:
    - night 1: [Ann: vigilante Cat, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Ann: vigilante Dan, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Cat, Eve], refused: [{ by: Ann, phase: night 2 }] }
`);

rule('mafia/modifier/n-shot#1', 'a count around several copies is one count: nobody gets more out of it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 3-shot Double Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: vigilante Cat, Ann: vigilante Dan]
    - night 2: [Ann: vigilante Eve, Ann: vigilante Fay]
    - end
    - expect: { dead: [Cat, Dan, Fay], refused: [] }
    - night 3: [Ann: vigilante Gus]
    - expect: { refused: [{ by: Ann, phase: night 3 }] }
`);

rule('mafia/modifier/n-shot#1', 'nor of one around copies that work by themselves', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Double Self Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann, Cat: vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);
