import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/inactive#1', 'its holder lacks it for all purposes', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Inactive Cop, Bob: Mafia Goon, Cat: Town Gunsmith, Dan: Town Rolecop, Eve: Town Inactive Bulletproof }
  play:
    - night 1: [Ann: cop Bob, Cat: gunsmith Ann, Dan: rolecop Ann, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Eve], refused: [{ by: Ann }], told: { Cat: [{ result: false }], Dan: [{ result: Vanilla }] } }
`);

rule('mafia/modifier/inactive#1', 'a membership and a modifier, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon Inactive, Bob: Mafia Goon, Cat: Town Inactive Strongman Vigilante, Dan: Town Bulletproof, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Eve, Cat: vigilante Dan]
    - end
    - expect: { dead: [], refused: [{ by: Ann }], channels: { mafia: [Bob] } }
`);

rule('mafia/modifier/inactive#2', 'itself modified it is temporary', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Inactive Cop, Bob: Mafia Goon, Cat: Town, Dan: Town 1-shot Inactive Cop, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Dan: cop Bob]
    - end
    - expect: { refused: [{ by: Dan, phase: night 1 }], told: { Ann: [{ result: Non-Town }] } }
    - night 2: [Ann: cop Bob, Dan: cop Bob]
    - end
    - expect: { refused: [{ by: Ann, phase: night 2 }], told: { Dan: [{ result: Non-Town }] } }
`);

rule('mafia/modifier/inactive?1', 'the flip shows it with its condition', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Inactive Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 2: [Bob: mafia vigilante Ann]
    - end
    - expect: { announced: [{ kind: death, about: [Ann], result: Town Even Inactive Cop }] }
`);

rule('mafia/modifier/inactive?2', 'who has nothing else counts as Vanilla for that time', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Inactive Cop, Bob: Mafia Goon, Cat: Town Vanilla Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: vanilla cop Ann]
    - night 2: [Cat: vanilla cop Ann]
    - end
    - expect: { told: { Cat: [{ phase: night 1, result: Not Vanilla }, { phase: night 2, result: Vanilla }] } }
`);
