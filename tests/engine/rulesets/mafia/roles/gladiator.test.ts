import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Gladiator, Bob: Town Gladiator, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }`;

rule('mafia/role/gladiator#1', 'one player a Day, on any Day', `${table}
  play:
    - day 1: [Ann: gladiator Cat, Ann: gladiator Dan]
    - expect:
        refused: [{ by: Ann, text: gladiator Dan }]
        announced: [{ kind: notice, about: [Ann, Cat] }]
    - night 1: [Ann: gladiator Dan]
    - day 2: [Ann: gladiator Dan]
    - expect:
        refused: [{ by: Ann, phase: night 1 }]
        announced: [{ kind: notice, about: [Ann, Dan], phase: day 2 }]
`);

rule('mafia/role/gladiator#2', 'the votes for Cat before the duel do not count: four of six come only with the fourth after it', `${table}
  play:
    - day 1: [Bob: vote Cat, Dan: vote Cat, Eve: vote Cat, Ann: gladiator Cat, Fay: vote Cat, Bob: vote Cat, Dan: vote Cat]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Eve: vote Cat]
    - expect: { dead: [Cat] }
`);

rule('mafia/role/gladiator#3', 'from then to the end of the Day a vote is for one of the two; the next Day for anybody', `${table}
  play:
    - day 1: [Cat: vote Dan, Ann: gladiator Cat, Cat: vote Dan, Bob: vote Ann, Dan: vote Cat, Eve: vote Fay]
    - expect:
        refused: [{ by: Cat, code: illegal-target }, { by: Eve, code: illegal-target }]
        unannounced: [{ kind: vote }]
    - day 2: [Cat: vote Dan, Eve: vote Dan, Fay: vote Dan, Ann: vote Dan]
    - expect: { dead: [Dan] }
`);

rule('mafia/role/gladiator#4', 'nobody can still be voted for', `${table}
  play:
    - day 1: [Ann: gladiator Cat, Ann: vote nobody, Bob: vote nobody, Cat: vote nobody]
    - expect: { phase: night 1, dead: [], announced: [{ kind: vote, about: [] }] }
`);

rule('mafia/role/gladiator?1', 'a second Gladiator replaces the pair and resets the votes again', `${table}
  play:
    - day 1: [Ann: gladiator Cat, Dan: vote Cat, Eve: vote Cat, Fay: vote Cat, Bob: gladiator Cat, Ann: vote Cat, Dan: vote Ann, Dan: vote Bob]
    - expect: { phase: day 1, dead: [], refused: [{ by: Dan, text: vote Ann }] }
    - day 1: [Eve: vote Bob, Fay: vote Bob, Cat: vote Bob]
    - expect: { dead: [Bob] }
`);

rule('mafia/role/gladiator?2', 'everybody hears who the two are', `${table}
  play:
    - day 1: [Ann: gladiator Eve]
    - expect: { announced: [{ kind: notice, phase: day 1, about: [Ann, Eve], text: Ann and Eve }] }
`);

rule('mafia/role/gladiator?3', 'a vote that stood before is gone, and one for others is refused, not kept for later', `${table}
  play:
    - day 1: [Dan: vote Eve, Ann: gladiator Cat, Dan: unvote, Fay: vote Eve]
    - expect: { refused: [{ by: Dan, code: nothing-to-withdraw }, { by: Fay, code: illegal-target }] }
    - day 2: [Ann: vote Eve, Bob: vote Eve, Cat: vote Eve]
    - expect: { phase: day 2, dead: [] }
`);

rule('mafia/role/gladiator?4', 'one of the two dies by day: only the other and nobody are left to vote for', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Gladiator, Bob: Town Day Vigilante, Cat: Mafia, Dan: Mafia, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: gladiator Cat, Bob: vigilante Ann, Bob: vote Ann, Dan: vote Eve, Eve: vote nobody, Fay: vote Cat]
    - expect:
        dead: [Ann]
        refused: [{ by: Bob, code: illegal-target }, { by: Dan, code: illegal-target }]
    - day 1: [Bob: vote Cat, Eve: vote Cat]
    - expect: { dead: [Ann, Cat] }
`);
