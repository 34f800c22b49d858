import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/alignment/mime#1', 'wins once each of them has been lynched', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mime, Bob: Mime-aligned Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Mafia Goon }
  play:
    - day 1: [Cat: vote Ann, Dan: vote Ann, Eve: vote Ann, Fay: vote Ann]
    - expect: { phase: night 2, dead: [Ann], winners: [] }
    - day 2: [Cat: vote Bob, Dan: vote Bob, Eve: vote Bob, Fay: vote Bob]
    - expect: { phase: over, winners: [Ann, Bob], announced: [{ kind: win, result: [Mime] }] }
`);

rule('mafia/alignment/mime#1', 'or while more than half of the living are Mimes', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mime, Bob: Mime, Cat: Town, Dan: Town, Gus: Mafia Goon }
  play:
    - night 1: [Gus: mafia vigilante Cat]
    - end
    - expect: { phase: day 1, winners: [] }
    - night 2: [Gus: mafia vigilante Dan]
    - end
    - expect: { phase: over, alive: [Ann, Bob, Gus], winners: [Ann, Bob] }
`);

rule('mafia/alignment/mime?1', 'one dies otherwise: only the majority is left', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mime, Bob: Mime, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Mafia Goon }
  play:
    - night 1: [Gus: mafia vigilante Ann]
    - day 1: [Cat: vote Bob, Dan: vote Bob, Eve: vote Bob, Fay: vote Bob]
    - expect: { phase: night 2, dead: [Ann, Bob], winners: [] }
`);

rule('mafia/alignment/mime?2', 'half is no majority', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mime, Bob: Mime, Cat: Town, Dan: Town Vigilante, Gus: Mafia Goon }
  play:
    - night 1: [Gus: mafia vigilante Cat]
    - end
    - expect: { phase: day 1, alive: [Ann, Bob, Dan, Gus], winners: [] }
    - night 2: [Dan: vigilante Gus]
    - end
    - expect: { phase: over, alive: [Ann, Bob, Dan], winners: [Ann, Bob] }
`);

rule('mafia/alignment/mime?3', 'a Hated one who dies at zero votes is not lynched', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mime Triple Hated, Bob: Town, Cat: Town, Dan: Town, Eve: Town, Gus: Mafia Goon }
  play:
    - night 1: [Gus: mafia vigilante Bob]
    - end
    - expect: { phase: day 1, dead: [Ann, Bob], winners: [], announced: [{ kind: death, about: [Ann] }] }
`);

rule('mafia/alignment/mime?4', 'a lynched one who was revived has been lynched', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mime, Bob: Mime, Cat: Town, Dan: Town, Eve: Town, Fay: Town Reviver, Gus: Mafia Goon }
  play:
    - day 1: [Cat: vote Ann, Dan: vote Ann, Eve: vote Ann, Fay: vote Ann]
    - night 2: [Fay: reviver Ann]
    - end
    - expect: { phase: day 2, dead: [], winners: [] }
    - day 2: [Cat: vote Bob, Dan: vote Bob, Eve: vote Bob, Fay: vote Bob]
    - expect: { phase: over, alive: [Ann, Cat, Dan, Eve, Fay, Gus], winners: [Ann, Bob] }
`);
