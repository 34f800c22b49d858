import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/general/win-check#6', 'what cannot be proven the host may declare, dead members and living Survivors win with it', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Survivor, Fay: Town, Gus: Survivor }
  play:
    - night 1: [Ann: mafia vigilante Gus, Cat: vigilante Bob]
    - day 1: [Cat: declare Mafia, Host: declare Mafai, Host: declare Survivor, Host: declare Mafia]
    - expect:
        phase: over
        dead: [Bob, Gus]
        winners: [Ann, Bob, Eve]
        announced: [{ kind: notice, text: host }, { kind: win, about: [Ann, Bob, Eve], result: [Mafia, Survivor] }]
        refused: [{ by: Cat, code: wrong-phase }, { by: Host, text: declare Mafai, code: unknown-option }, { by: Host, text: declare Survivor, code: unknown-option }]
`);

rule('mafia/general/win-check#6', 'a draw, too, also with parity off', `
  rules: mafia
  options: { start: night, parity: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Host: declare draw]
    - expect: { phase: over, dead: [], winners: [], announced: [{ kind: win, about: [] }] }
`);

rule('mafia/alignment/chaos?1', 'by the host\'s word, too, only the living one wins', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Chaos, Cat: Chaos, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - day 1: [Host: declare chaos]
    - expect: { phase: over, dead: [Bob], winners: [Cat] }
`);
