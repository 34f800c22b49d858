import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/grammar/composition?1', 'of alternatives one is used: submitting one takes back the other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Cop/Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Ann: doctor Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [], untold: { Ann: [{ kind: result }] }, refused: [] }
    - night 2: [Ann: doctor Cat, Ann: cop Bob, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], told: { Ann: [{ result: Non-Town }] } }
`);

rule('mafia/grammar/composition?1', 'passive alternatives: the first written at the start, then the one picked last', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Bulletproof/Ascetic, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann, Cat: cop Ann]
    - end
    - expect: { dead: [], told: { Cat: [{ result: Town }] } }
    - night 2: [Ann: ascetic, Cat: cop Ann]
    - end
    - expect: { told: { Cat: [{ result: No Result }] } }
    - night 3: [Cat: cop Ann, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], told: { Cat: [{ result: No Result }] } }
`);

rule('mafia/grammar/composition?1', 'the use of an active alternative switches a passive one off', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Bulletproof/Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town Bulletproof/Cop }
  play:
    - night 1: [Ann: cop Bob, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], told: { Ann: [{ result: Non-Town }] } }
    - night 2: [Fay: cop Bob, Fay: bulletproof, Bob: mafia vigilante Fay]
    - end
    - expect: { dead: [Ann], untold: { Fay: [{ kind: result }] } }
`);

rule('mafia/grammar/composition?1', 'what stands side by side within one alternative is used together', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Cop Doctor/Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Ann: doctor Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [], told: { Ann: [{ result: Non-Town }] } }
    - night 2: [Ann: cop Bob, Ann: doctor Cat, Ann: vigilante Dan, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat, Dan], untold: { Ann: [{ phase: night 2, kind: result }] } }
`);

rule('mafia/grammar/composition#6', 'by day, too: who has used one has used none of the others', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Day Cop/Day Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: cop Bob, Ann: vigilante Bob]
    - expect: { dead: [], refused: [{ by: Ann, text: vigilante Bob }], told: { Ann: [{ result: Non-Town }] } }
    - day 2: [Ann: vigilante Bob]
    - expect: { dead: [Bob] }
`);

rule('mafia/grammar/composition#6', 'a second use by a Motivator is of the alternative that is used', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Visitor/Vigilante, Bob: Mafia Goon, Cat: Town Motivator, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Cat: motivator Ann]
    - night 1: [Ann: vigilante Dan, Ann: vigilante Eve, Ann: visitor Fay]
    - end
    - expect: { dead: [] }
`);

rule('mafia/grammar/composition?2', 'side by side both are there; a modifier covers the nearest that it fits, brackets cover both', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Ascetic Bulletproof, Bob: Mafia Goon, Cat: Town Cop, Dan: Town Even (Ascetic Bulletproof), Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann, Cat: cop Ann]
    - end
    - expect: { dead: [], told: { Cat: [{ result: Town }] } }
    - night 3: [Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/grammar/composition?4', 'a name is a unit: 2-shot Jailkeeper limits the whole, 2-shot Roleblocking Doctor the block', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Jailkeeper, Bob: Mafia Goon, Cat: Town 1-shot Roleblocking Doctor, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: jailkeeper Dan, Cat: doctor Dan with roleblocking]
    - night 2: [Ann: jailkeeper Dan, Cat: doctor Dan, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [], refused: [{ by: Ann, phase: night 2 }] }
`);

rule('mafia/grammar/modifier#2', 'it changes how the base role works, or what a faction can do', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Delayed Vigilante, Bob: Mafia Encryptor, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Cat: 'say "hello" in mafia']
    - expect: { refused: [], told: { Bob: [{ text: hello }] } }
    - night 1: [Ann: vigilante Dan]
    - end
    - expect: { dead: [] }
`);

rule('mafia/grammar/modifier#3', 'a base role as a modifier adds its own ability', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Bulletproofing Ascetic, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town Even Bulletproofing Ascetic }
  play:
    - night 1: [Bob: mafia vigilante Ann, Cat: cop Ann]
    - end
    - expect: { dead: [], told: { Cat: [{ result: No Result }] } }
    - night 2: [Bob: mafia vigilante Eve, Cat: cop Eve]
    - end
    - expect: { dead: [], told: { Cat: [{ result: No Result }] } }
    - night 3: [Bob: mafia vigilante Eve, Cat: cop Eve]
    - end
    - expect: { dead: [Eve], told: { Cat: [{ result: No Result }] } }
`);

rule('mafia/grammar/modifier#3', 'counted on a passive it comes along by itself the first times', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Bulletproofing Ascetic, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/grammar/modifier#6', 'it may add a category', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Suicidal Doctor, Bob: Mafia Goon, Cat: Town Follower, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Dan, Cat: follower Ann]
    - end
    - expect: { told: { Cat: [{ result: [Protective, Killing] }] } }
`);

rule('mafia/grammar/modifier?1', 'on a group it takes effect on those members that it fits', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Novice (Cop Bulletproof), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [], refused: [{ by: Ann, phase: night 1 }] }
    - night 2: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ result: Non-Town }] } }
`);

rule('mafia/named/jack-of-all-trades#2', 'each of its powers once, one a night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Jack of all Trades (Cop/Doctor/Vigilante), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - night 2: [Ann: cop Cat, Ann: vigilante Cat]
    - night 3: [Ann: vigilante Dan, Ann: doctor Dan, Bob: mafia vigilante Dan]
    - night 4: [Ann: cop Dan, Ann: doctor Dan, Ann: vigilante Dan]
    - end
    - expect:
        dead: [Cat]
        told: { Ann: [{ phase: night 1, result: Non-Town }] }
        refused: [{ by: Ann, phase: night 2, text: cop Cat }, { by: Ann, phase: night 3, text: vigilante Dan }, { by: Ann, phase: night 4, text: cop Dan }, { by: Ann, phase: night 4, text: doctor Dan }]
`);

rule('mafia/named/multiple-user-personality#2', 'each of its powers once, as they are drawn; then the set is empty', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Vigilante, Cop, Doctor] }
  players: { Ann: Town Multiple User Personality (Cop/Doctor/Vigilante), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: random Cat]
    - night 2: [Ann: random Bob]
    - end
    - expect: { dead: [Cat], told: { Ann: [{ ability: random, phase: night 2, result: Non-Town }] } }
    - night 3: [Ann: random Dan, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Cat] }
    - night 4: [Ann: random Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Cat, Eve], refused: [{ by: Ann, phase: night 4 }] }
`);
