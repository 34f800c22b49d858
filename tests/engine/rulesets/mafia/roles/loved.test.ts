import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/loved#1', 'five alive: three votes do not lynch a Loved player, four do', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Loved, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Eve: vote Ann]
    - expect: { phase: night 1, dead: [Ann] }
`);

const two = (option: string): string => `
  rules: mafia
  options: { check: off, parity: off${option} }
  players: { Ann: Town Loved, Cat: Mafia }
  play:
    - day 1: [Ann: vote Ann, Cat: vote Ann]`;

rule('mafia/role/loved#v1', 'the setup switches it off where two of two could never reach three', `${two(', lovedCap: on')}
    - expect: { dead: [Ann] }
`);

rule('mafia/role/loved#v1', 'and without that the player is practically Lynchproof', `${two(', lovedCap: off')}
    - expect: { phase: day 1, dead: [] }
`);

rule('mafia/role/loved?1', 'by default as soon as more votes would be needed than players live', `${two('')}
    - expect: { dead: [Ann] }
`);

rule('mafia/role/loved?1', 'of two copies among four players only one has room: four votes', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Double Loved, Bob: Town, Cat: Mafia, Dan: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Ann: vote Ann]
    - expect: { dead: [Ann] }
`);

rule('mafia/role/loved#1', 'each copy counts: held, granted for the Day, switched on for the Day', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Active Loved, Bob: Town Day Loveder, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - day 1: [Ann: use, Bob: loveder Ann, Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann, Fay: vote Ann]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Gus: vote Ann]
    - expect: { dead: [Ann] }
`);

rule('mafia/role/loved#1', 'without a use tonight and the day before it is off again', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Active Loved, Bob: Town Day Loveder, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - day 1: [Ann: use, Bob: loveder Ann]
    - day 2: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect: { dead: [Ann] }
`);

rule('mafia/role/loved#1', 'a 1-shot one is used up on the Day on which it made the difference', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town 1-shot Loved, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann]
    - day 2: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Dan: vote nobody]
    - expect: { phase: day 2, dead: [] }
    - day 3: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { phase: night 3, dead: [Ann] }
`);
