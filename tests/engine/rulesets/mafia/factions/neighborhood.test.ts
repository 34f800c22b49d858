import { rule } from '../../../../../engine/testing/rule.ts';

const players = 'players: { Ann: Town Neighbor, Bob: Mafia Neighbor, Cat: Town Neighbor Cop, Dan: Mafia Goon, Eve: Town, Fay: Town, Gus: Town, Hal: Town }';

rule('mafia/faction/neighborhood#1', 'members are Neighbors, without a shared power', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: neighborhood vigilante Dan]
    - expect: { refused: [{ by: Ann }], roles: { Ann: Town Neighbor, Cat: Town Neighbor Cop } }
`);

rule('mafia/faction/neighborhood#2', 'a shared chat at night only', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: 'say "hello" in neighborhood', Eve: 'say "hello" in neighborhood']
    - expect: { channels: { neighborhood: [Ann, Bob, Cat] }, told: { Bob: [{ text: hello }], Cat: [{ text: hello }] }, refused: [{ by: Eve, code: closed }] }
    - day 1: [Ann: 'say "by day" in neighborhood']
    - expect: { refused: [{ by: Ann, code: closed }] }
`);

rule('mafia/faction/neighborhood?1', 'of one alignment or not: both are dealt, and nobody is told', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ about: [Bob], result: Non-Town }] }, untold: { Ann: [{ text: Mafia }] } }
`);
