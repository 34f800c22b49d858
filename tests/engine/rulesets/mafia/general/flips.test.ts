import { rule } from '../../../../../engine/testing/rule.ts';

const players = 'players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Mafia Roleblocker, Dan: Town, Eve: Town, Fay: Town, Gus: Town }';

rule('mafia/general/flips#1', 'the role of who dies is revealed', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - end
    - expect: { announced: [{ kind: death, about: [Bob], result: Town Cop, text: Town Cop }], unannounced: [{ about: [Dan] }] }
    - day 1: [Ann: vote Cat, Dan: vote Cat, Eve: vote Cat, Fay: vote Cat]
    - expect: { announced: [{ kind: death, about: [Cat], result: Mafia Roleblocker }] }
`);

rule('mafia/general/flips#2', 'not everything need be shown: the alignment alone', `
  rules: mafia
  options: { start: night, flip: alignment }
  ${players}
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - day 1: [Ann: vote Cat, Dan: vote Cat, Eve: vote Cat, Fay: vote Cat]
    - expect:
        announced: [{ kind: death, about: [Bob], result: Town }, { kind: death, about: [Cat], result: Mafia }]
        unannounced: [{ text: Cop }, { text: Roleblocker }]
`);

rule('mafia/general/flips#4', 'or nothing', `
  rules: mafia
  options: { start: night, flip: none }
  ${players}
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - day 1: [Ann: vote Cat, Dan: vote Cat, Eve: vote Cat, Fay: vote Cat]
    - expect:
        announced: [{ kind: death, about: [Bob] }, { kind: death, about: [Cat] }]
        unannounced: [{ text: Town }, { text: Cop }, { text: Mafia }, { kind: death, result: { not: null } }]
`);

rule('mafia/general/flips#5', 'a flip happens once, when the death is announced', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - expect: { unannounced: [{ text: Cop }] }
    - end
    - expect: { announced: [{ kind: death, about: [Bob] }] }
    - end
    - end
    - expect: { phase: day 2, unannounced: [{ about: [Bob] }] }
`);

rule('mafia/general/flips#3', 'a Janitor stops it; Secret leaves a word, Hidden leaves nothing', `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: true }
  players: { Ann: Mafia Janitor, Bob: Town Cop, Cat: Town Secret Cop, Dan: Town Hidden Miller Doctor, Eve: Town Vigilante, Fay: Town Vigilante, Zoe: Mafia Goon, Yan: Town }
  play:
    - night 1: [Ann: janitor Bob, Zoe: mafia vigilante Bob, Eve: vigilante Cat, Fay: vigilante Dan]
    - end
    - expect:
        dead: [Bob, Cat, Dan]
        announced: [{ kind: death, about: [Bob] }, { kind: death, about: [Cat], result: Town Secret }, { kind: death, about: [Dan], result: Town Doctor }]
        unannounced: [{ kind: death, about: [Bob], result: { not: null } }, { kind: death, text: Cop }, { text: Miller }]
`);

rule('mafia/general/flips#4', 'factions, base roles and modifiers; a used-up part with its original number', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Neighbor 2-shot Cop Even Doctor, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: cop Ann]
    - night 2: [Bob: cop Ann]
    - night 3: [Ann: mafia vigilante Bob]
    - end
    - expect: { announced: [{ kind: death, about: [Bob], result: Town Neighbor 2-shot Cop Even Doctor }] }
`);

rule('mafia/general/flips#4', 'as they counted at death: gained and inherited parts are there', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Absorber, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: cop Bob]
    - night 2: [Ann: mafia vigilante Bob]
    - end
    - expect: { announced: [{ kind: death, about: [Bob], result: Town Absorber Cop }] }
`);

rule('mafia/general/flips#5', 'a revival does not undo it, and the second death reveals nothing anew', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town Reviver, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - end
    - expect: { announced: [{ kind: death, about: [Bob], result: Town Cop }] }
    - night 2: [Cat: reviver Bob]
    - night 3: [Ann: mafia vigilante Bob]
    - end
    - expect: { announced: [{ kind: death, about: [Bob] }], unannounced: [{ kind: death, about: [Bob], result: { not: null } }] }
`);

rule('mafia/general/flips?1', "of a Janitor's player only the death, and not the alignment", `
  rules: mafia
  options: { start: night, check: off, parity: off, flip: alignment }
  players: { Ann: Mafia Janitor, Bob: Town Cop, Cat: Town Doctor, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: janitor Bob, Zoe: mafia vigilante Bob]
    - end
    - expect: { announced: [{ kind: death, about: [Bob] }], unannounced: [{ kind: death, text: Town }] }
`);
