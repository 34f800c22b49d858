import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/hated#1', 'five alive: two votes lynch a Hated player', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Hated, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Eve, Bob: vote Ann]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Cat: vote Ann]
    - expect: { phase: night 1, dead: [Ann], announced: [{ kind: vote, about: [Ann] }] }
`);

/** Night 1 leaves Ann, Cat and Dan: two votes would be needed, two less than that are none. */
const three = (role: string, more = ''): string => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town ${role}, Bob: Town, Cat: Mafia, Dan: Town${more} }
  play:
    - night 1: [Cat: mafia vigilante Bob]
    - day 1: []`;

rule('mafia/role/hated#2', 'a player for whom no vote is needed dies, not lynched: no verdict, no Lynch-Triggered use', `${three('Double Hated Lynch-Triggered Vigilante')}
    - expect:
        dead: [Ann, Bob]
        announced: [{ kind: death, about: [Ann], phase: day 1 }]
        unannounced: [{ kind: vote }]
    - night 2: [Ann: vigilante Cat]
    - expect: { refused: [{ by: Ann }], dead: [Ann, Bob] }
`);

rule('mafia/role/hated?1', 'at the start of the Day, and the Day goes on', `${three('Double Hated')}
    - expect: { phase: day 1, dead: [Ann, Bob] }
    - day 1: [Cat: vote Dan, Dan: vote Dan]
    - expect: { dead: [Ann, Bob, Dan] }
`);

rule('mafia/role/hated?1', 'after a death by day, at once', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Double Hated, Bob: Town Day Vigilante, Cat: Mafia, Dan: Town }
  play:
    - day 1: []
    - expect: { dead: [] }
    - day 1: [Bob: vigilante Dan]
    - expect: { phase: day 1, dead: [Ann, Dan] }
`);

rule('mafia/role/hated?2', 'neither Lynchproof nor Bulletproof nor a Doctor helps', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Double Hated Deathproof, Bob: Town Day Vigilante, Cat: Mafia, Dan: Town, Eve: Town Day Doctor }
  play:
    - day 1: [Eve: doctor Ann, Bob: vigilante Dan]
    - expect: { dead: [Dan] }
    - night 1: [Cat: mafia vigilante Eve]
    - day 2: []
    - expect: { dead: [Ann, Dan, Eve] }
`);

rule('mafia/role/hated?3', 'Loved and Hated add up to nothing: three of five', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Hated Loved, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Dan: vote Ann]
    - expect: { dead: [Ann] }
`);

rule('mafia/role/hated#1', 'a grant by day lowers what is needed at once, so that the votes that stand may be enough', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Hateder, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Dan, Cat: vote Dan, Ann: hateder Dan]
    - expect: { phase: night 1, dead: [Dan], announced: [{ kind: vote, about: [Dan] }] }
`);
