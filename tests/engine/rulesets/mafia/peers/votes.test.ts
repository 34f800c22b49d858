import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: ties, the needed number, votes that come late, of the dead, or by name.

const tie = (deadline: string) => `
  rules: mafia
  options: { check: off, parity: off, deadline: ${deadline} }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vote Bob, Bob: vote Cat, Cat: vote Dan, Dan: vote Eve, Eve: vote Ann]
    - end`;

rule('mafia/general/voting#8', 'chrisgillis/slackwolf#33: a tie of five lynches none of the five', `${tie('plurality')}
    - expect: { phase: night 1, dead: [] }
`);
rule('mafia/general/voting#8', 'lykoss/lykos#397: where only a majority lynches a lone leader is not lynched', `
  rules: mafia
  options: { check: off, parity: off, deadline: none }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob]
    - end
    - expect: { phase: night 1, dead: [], announced: [{ kind: vote, about: [] }] }
`);
rule('mafia/general/voting#8', 'lykoss/lykos#397: where the most votes count one is', `
  rules: mafia
  options: { check: off, parity: off, deadline: plurality }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote nobody]
    - end
    - expect: { phase: night 1, dead: [Bob] }
`);

rule('mafia/general/voting#6', 'lykoss/lykos#495: who says nothing counts among those from whom the number comes', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Eve: vote Bob]
    - expect: { phase: night 1, dead: [Bob] }
`);

rule('mafia/general/day-resolution#3', 'ThePandemoniumInstitute/botc-release#460: who is shot before the end takes the own vote along and lowers the number', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Vigilante, Bob: Town, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Bob: vote Cat, Dan: vote Cat, Eve: vote Cat, Ann: vigilante Bob]
    - expect: { phase: day 1, dead: [Bob] }
    - day 1: [Fay: vote Cat]
    - expect: { phase: over, dead: [Bob, Cat] }
`);

rule('mafia/general/voting#1', 'Mafia-Hands/Mafia#205: a vote is for a seat, however its name is written', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote ANN, Cat: vote ann, Dan: vote Anne, Eve: vote Ann]
    - expect: { phase: over, dead: [Ann], refused: [{ by: Dan, code: unknown-player }] }
`);

rule('mafia/general/voting#6', 'dnh-bot/dnh-werewolf-bot#251: a vote after the hammer is refused and counts on no other Day', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob, Fay: vote Cat]
    - expect: { phase: night 1, dead: [Bob], refused: [{ by: Fay, code: unknown-poll }] }
    - day 2: [Ann: vote Cat, Dan: vote Cat, Eve: vote Cat]
    - expect: { phase: day 2, dead: [Bob] }
    - day 2: [Gus: vote Cat]
    - expect: { phase: night 2, dead: [Bob, Cat] }
`);

rule('mafia/role/restless-spirit#1', 'Sybillian/minecraft-botc#139: the vote of a ghost who has one counts toward the number, and can be moved', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Restless Spirit, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - day 1: [Bob: vote Cat, Bob: unvote, Bob: vote Ann, Dan: vote Ann]
    - expect: { phase: day 1, refused: [{ by: Bob, text: unvote, code: vote-stands }] }
    - day 1: [Eve: vote Ann]
    - expect: { phase: over, dead: [Ann, Bob] }
`);

rule('mafia/general/voting?2', 'ThePandemoniumInstitute/botc-release#268: other dead players have no vote', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - day 1: [Bob: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect: { phase: day 1, dead: [Bob], refused: [{ by: Bob, code: dead }] }
`);

rule('mafia/named/governor?2', 'UltiMafia/Ultimafia#55: the time for a Governor passes whoever lives, and a dead one cannot use it', `
  rules: mafia
  options: { start: night, check: off, parity: off, governorWindow: 1h }
  players: { Ann: Mafia Goon, Bob: Town Governor, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - day 1: [Dan: vote Cat, Eve: vote Cat, Fay: vote Cat, Bob: governor Cat]
    - expect: { phase: day 1, dead: [Bob], refused: [{ by: Bob, code: dead }] }
    - end
    - expect: { phase: night 2, dead: [Bob, Cat] }
`);
