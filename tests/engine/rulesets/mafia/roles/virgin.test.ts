import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string, options = 'start: night, ') => `
  rules: mafia
  options: { ${options}check: off, parity: off }
  players: { Ann: Town Virgin, ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/virgin#1', 'killing actions of the next Day and the next Night fail', game('Bob: Town Day Vigilante, Cat: Town, Dan: Town', `
    - night 1: [Zoe: mafia vigilante Ann]
    - day 1: [Bob: vigilante Zoe]
    - expect: { phase: day 1, dead: [Ann] }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { phase: day 2, dead: [Ann] }
    - day 2: [Bob: vigilante Cat]
    - expect: { dead: [Ann, Cat] }
    - night 3: [Zoe: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann, Cat, Dan] }
`));

rule('mafia/role/virgin#1', 'an ignition fails, too, and so does the lethal half of a Babysitter', game('Bob: Town Arsonist, Cat: Town Babysitter, Dan: Town Strongman Vigilante, Eve: Town', `
    - night 1: [Zoe: mafia vigilante Ann, Bob: arsonist Eve]
    - night 2: [Bob: arsonist with ignite, Cat: babysitter Yan, Dan: vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat] }
    - night 3: [Bob: arsonist with ignite]
    - end
    - expect: { dead: [Ann, Cat, Eve] }
`));

rule('mafia/role/virgin#1', 'what only costs its user the life is no killing action at anybody', game('Bob: Town Suicidal Cop, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Ann]
    - night 2: [Bob: cop Zoe]
    - end
    - expect: { dead: [Ann, Bob], told: { Bob: [{ result: Non-Town }] } }
`));

rule('mafia/role/virgin?1', 'lynched on Day n: the shield covers Night n and Day n+1', game('Bob: Town Day Vigilante, Cat: Town, Dan: Town', `
    - day 1: [Bob: vote Ann, Cat: vote Ann, Yan: vote Ann, Zoe: vote Ann]
    - night 1: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann] }
    - day 2: [Bob: vigilante Cat]
    - expect: { dead: [Ann] }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat] }
`, ''));

rule('mafia/role/virgin?2', 'a Strongman kills', game('Bob: Town Strongman Vigilante, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Ann]
    - night 2: [Bob: vigilante Cat, Zoe: mafia vigilante Yan]
    - end
    - expect: { dead: [Ann, Cat] }
`));

rule('mafia/role/virgin?3', 'a Delayed kill that falls due takes effect', game('Bob: Town Delayed Vigilante, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Ann, Bob: vigilante Cat]
    - night 2: [Bob: vigilante Yan]
    - end
    - expect: { dead: [Ann, Cat] }
    - night 3: []
    - end
    - expect: { dead: [Ann, Cat] }
`));

rule('mafia/role/virgin?4', 'lynches happen', game('Bob: Town, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Ann]
    - day 1: [Bob: vote Cat, Yan: vote Cat, Zoe: vote Cat]
    - expect: { dead: [Ann, Cat] }
`));

rule('mafia/role/virgin?5', 'with a Beloved the skipped Day counts as the shielded Day', game('Bob: Town Beloved, Cat: Town Vigilante, Dan: Town Day Vigilante, Eve: Town', `
    - night 1: [Zoe: mafia vigilante Ann, Cat: vigilante Bob]
    - end
    - expect: { phase: night 2 }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Bob] }
    - day 2: [Dan: vigilante Eve]
    - expect: { dead: [Ann, Bob, Eve] }
`));

rule('mafia/role/virgin#1', 'a Day Virgin works by a lynch only', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Virgin, Bob: Town Day Virgin, Cat: Town, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - day 1: [Cat: vote Ann, Dan: vote Ann, Eve: vote Ann, Zoe: vote Ann]
    - night 1: [Zoe: mafia vigilante Cat]
    - night 2: [Zoe: mafia vigilante Bob]
    - night 3: [Zoe: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann, Bob, Dan] }
`);

rule('mafia/role/virgin#1', 'a Day Virgin not by a kill of the Day', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Virgin, Bob: Town Day Vigilante, Cat: Town, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - day 1: [Bob: vigilante Ann]
    - night 1: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat] }
`);

rule('mafia/role/virgin#1', 'a Kill-Triggered one by its death at night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Virgin, Bob: Town, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Ann]
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Ann] }
`);
