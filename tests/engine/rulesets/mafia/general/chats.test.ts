import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/general/chats#1', 'a faction chat is open at night only', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: 'say "now" in mafia']
    - day 1: [Ann: 'say "later" in mafia']
    - expect: { told: { Bob: [{ text: now }] }, untold: { Bob: [{ text: later }] }, refused: [{ by: Ann, code: closed }] }
    - night 2: [Bob: 'say "again" in Mafia']
    - expect: { told: { Ann: [{ text: again }] } }
`);

rule('mafia/general/chats#3', 'the dead no longer post, and are members no more', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Mafia Goon, Dan: Town Vigilante, Eve: Town, Fay: Town, Gus: Town, Hal: Town }
  play:
    - night 1: [Dan: vigilante Ann]
    - night 2: [Ann: 'say "boo" in mafia', Bob: 'say "rest in peace" in mafia']
    - expect:
        channels: { mafia: [Bob, Cat] }
        refused: [{ by: Ann, code: closed }]
        told: { Cat: [{ text: rest in peace }] }
        untold: { Ann: [{ text: rest in peace }] }
`);

rule('mafia/general/chats#1', 'a Friendship has none', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Friend, Bob: Town Friend, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: 'say "hello" in friendship']
    - expect: { refused: [{ by: Ann, code: closed }], channels: { friendship: [], mafia: [Cat] } }
`);

rule('mafia/general/chats#2', 'powers are used in private: nobody is told; Public moves the use to the thread', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Cop, Bob: Town Public Tracker, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Cat, Bob: tracker Dan]
    - expect: { announced: [{ kind: notice, about: [Dan], phase: night 1 }], unannounced: [{ about: [Cat] }], untold: { Cat: [{ about: [Cat] }] } }
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Non-Town }] }, unannounced: [{ text: Non-Town }] }
`);
