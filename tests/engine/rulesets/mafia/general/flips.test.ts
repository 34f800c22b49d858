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
