import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string, options = 'start: night, ') => `
  rules: mafia
  options: { ${options}check: off, parity: off }
  players: { Ann: Town Beloved, ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/beloved#1', 'after the death the next Day is skipped: two Nights in a row', game('Bob: Town, Cat: Town, Dan: Town', `
    - night 1: [Zoe: mafia vigilante Ann]
    - end
    - expect: { phase: night 2, dead: [Ann], announced: [{ kind: death, about: [Ann], result: Town Beloved }, { kind: notice, phase: night 2, text: Day 1 }], unannounced: [{ kind: phase, phase: day 1 }] }
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - expect: { phase: day 2, dead: [Ann, Bob] }
    - end
    - end
    - expect: { phase: day 3 }
`));

rule('mafia/role/beloved#1', 'anybody else\'s death skips nothing', game('Bob: Town, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { phase: day 1, dead: [Bob] }
`));

rule('mafia/role/beloved?1', 'lynched: the Night comes, and the Day after it is skipped', game('Bob: Town, Cat: Town, Dan: Town', `
    - day 1: [Bob: vote Ann, Cat: vote Ann, Yan: vote Ann, Zoe: vote Ann]
    - expect: { phase: night 1, dead: [Ann] }
    - end
    - expect: { phase: night 2 }
    - end
    - expect: { phase: day 3 }
`, ''));

rule('mafia/role/beloved?1', 'killed by day: the Day goes on first', game('Bob: Town Day Vigilante, Cat: Town, Dan: Town', `
    - day 1: [Bob: vigilante Ann]
    - expect: { phase: day 1, dead: [Ann] }
    - day 1: [Bob: vote Cat, Yan: vote Cat, Dan: vote Cat]
    - expect: { phase: night 1, dead: [Ann, Cat] }
    - end
    - expect: { phase: night 2 }
    - end
    - expect: { phase: day 3 }
`, ''));

rule('mafia/role/beloved?2', 'two who die together skip the same Day', game('Bob: Town Beloved, Cat: Town Vigilante, Dan: Town', `
    - night 1: [Zoe: mafia vigilante Ann, Cat: vigilante Bob]
    - end
    - expect: { phase: night 2, dead: [Ann, Bob] }
    - end
    - expect: { phase: day 2 }
`));

rule('mafia/role/beloved?3', 'the skipped Day uses up its number: an Even power of the Night before keeps its rhythm', game('Bob: Town Even Cop, Cat: Town Odd Tracker', `
    - night 1: [Zoe: mafia vigilante Ann, Cat: tracker Zoe]
    - night 2: [Bob: cop Zoe, Cat: tracker Zoe]
    - expect: { phase: night 2, refused: [{ by: Cat, phase: night 2 }] }
    - end
    - expect: { phase: day 2, told: { Bob: [{ result: Non-Town, phase: night 2 }] } }
`));

rule('mafia/role/beloved?3', 'it counts as passed for Non-Consecutive', game('Bob: Town Day Non-Consecutive Cop, Cat: Town', `
    - day 1: [Bob: cop Zoe]
    - night 2: [Zoe: mafia vigilante Ann]
    - end
    - expect: { phase: night 3 }
    - day 3: [Bob: cop Zoe]
    - expect: { told: { Bob: [{ phase: day 3, result: Non-Town }] }, refused: [] }
`));

rule('mafia/role/beloved?3', 'what holds until the end of that Day ends with it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Beloved, Bob: Town Virgin, Cat: Town Vigilante, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Ann, Cat: vigilante Bob]
    - night 2: [Zoe: mafia vigilante Dan]
    - end
    - expect: { phase: day 2, dead: [Ann, Bob] }
    - night 3: [Zoe: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann, Bob, Dan] }
`);

rule('mafia/role/beloved?3', 'what was Delayed until the skipped Day comes as that passes', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Beloved, Bob: Town Day Delayed Vigilante, Cat: Town Day Delayed Cop, Dan: Town, Eve: Town, Fay: Town, Zoe: Mafia Goon }
  play:
    - day 1: [Bob: vigilante Dan, Cat: cop Zoe]
    - night 2: [Zoe: mafia vigilante Ann]
    - expect: { dead: [] }
    - end
    - expect: { phase: night 3, dead: [Ann, Dan], told: { Cat: [{ ability: cop, about: [Zoe], result: Non-Town }] } }
`);

rule('mafia/role/beloved?3', 'and what holds for that Day is gone with it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Beloved, Bob: Town Day Delayed Roleblocker, Cat: Town Day Cop, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - day 1: [Bob: roleblocker Cat]
    - night 2: [Zoe: mafia vigilante Ann]
    - end
    - expect: { phase: night 3 }
    - day 3: [Cat: cop Zoe]
    - expect: { told: { Cat: [{ result: Non-Town }] } }
`);
