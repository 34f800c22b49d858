import { rule } from '../../../../../engine/testing/rule.ts';

/** Ann is dead by Day 1, so that five live and three votes are needed. */
const game = (play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Restless Spirit, Bob: Town, Cat: Town, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Ann]${play}`;

rule('mafia/role/restless-spirit#1', 'may go on voting after death', game(`
    - day 1: [Ann: vote Zoe]
    - expect: { dead: [Ann], refused: [], announced: [{ kind: death, about: [Ann] }] }
    - day 1: [Bob: vote Zoe, Cat: vote Zoe]
    - expect: { phase: over, dead: [Ann, Zoe] }
`));

rule('mafia/role/restless-spirit#1', 'nobody else does', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town, Bob: Town, Cat: Town, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Ann]
    - day 1: [Ann: vote Zoe]
    - expect: { refused: [{ by: Ann, code: dead }] }
`);

rule('mafia/role/restless-spirit#2', 'one vote at a time, and nothing else', game(`
    - day 1: [Ann: vote Bob, Ann: vote Zoe, Cat: vote Bob, Dan: vote Bob]
    - expect: { phase: day 1, dead: [Ann], refused: [] }
    - day 1: [Cat: vote Zoe, Ann: 'say "I saw it" in mafia']
    - expect: { phase: day 1, refused: [{ by: Ann }] }
    - day 1: [Dan: vote Zoe]
    - expect: { phase: over }
`));

rule('mafia/role/restless-spirit#3', 'the number of votes that are needed is that of the living', game(`
    - day 1: [Bob: vote Dan, Cat: vote Dan, Zoe: vote Dan]
    - expect: { phase: night 2, dead: [Ann, Dan] }
`));

rule('mafia/role/restless-spirit?1', 'its vote helps to reach the number', game(`
    - day 1: [Bob: vote Dan, Zoe: vote Dan]
    - expect: { phase: day 1 }
    - day 1: [Ann: vote Dan]
    - expect: { phase: night 2, dead: [Ann, Dan] }
`));

rule('mafia/role/restless-spirit?2', 'it cannot unvote, only move its vote', game(`
    - day 1: [Ann: vote Dan, Ann: unvote, Bob: vote Dan, Zoe: vote Dan]
    - expect: { phase: night 2, dead: [Ann, Dan], refused: [{ by: Ann, code: vote-stands }] }
`));

rule('mafia/role/restless-spirit#2', 'nor does it use an ability', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Restless Spirit Cop, Bob: Town, Cat: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Ann]
    - night 2: [Ann: cop Zoe]
    - expect: { refused: [{ by: Ann, code: dead }] }
`);

rule('mafia/role/restless-spirit#1', 'switched on for the Day it works for a player killed that Day, and no longer', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Active Restless Spirit, Bob: Town Day Vigilante, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: use, Bob: vigilante Ann, Ann: vote Dan, Bob: vote Dan, Cat: vote Dan]
    - expect: { phase: night 1, dead: [Ann, Dan] }
    - day 2: [Ann: vote Cat]
    - expect: { refused: [{ by: Ann, code: dead }] }
`);

rule('mafia/role/restless-spirit#1', 'a 1-shot one votes on one Day', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Restless Spirit, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Ann]
    - day 1: []
    - day 2: [Ann: vote Cat]
    - day 3: [Ann: vote Cat]
    - expect: { refused: [{ by: Ann, phase: day 3, code: dead }] }
`);
