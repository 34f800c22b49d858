import { rule } from '../../../../../engine/testing/rule.ts';

const players = 'players: { Ann: Mime, Bob: Mime Tracker, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town, Fay: Town, Gus: Town Cop }';

rule('mafia/faction/mimes#1', 'a member is a Mime; the shared power is Jailkeeper: it blocks, and it protects once', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Bob: mime jailkeeper Cat, Cat: vigilante Eve, Dan: mafia vigilante Cat, Bob: tracker Dan]
    - end
    - expect: { dead: [], roles: { Ann: Mime, Bob: Mime Tracker }, told: { Bob: [{ ability: tracker, result: [Cat] }] } }
    - night 2: [Cat: jailkeeper Eve]
    - expect: { refused: [{ by: Cat }] }
`);

rule('mafia/faction/mimes#2', 'a shared chat at night only', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: 'say "hello" in mimes']
    - expect: { channels: { mimes: [Ann, Bob] }, told: { Bob: [{ text: hello }] } }
    - day 1: [Ann: 'say "by day" in mimes']
    - expect: { refused: [{ by: Ann, code: closed }] }
`);

rule('mafia/faction/mimes#3', 'Mime-aligned, if nothing else is written: no Town for a Cop, and the Town has not won while they live', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Gus: cop Ann, Cat: vigilante Dan]
    - end
    - expect: { phase: day 1, dead: [Dan], winners: [], told: { Gus: [{ about: [Ann], result: Non-Town }] } }
`);
