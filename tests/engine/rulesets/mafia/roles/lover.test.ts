import { rule } from '../../../../../engine/testing/rule.ts';

const game = (decide: string, players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: ${decide} }
  players: { ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/lover#1', 'is told the name of one other player at the start', game('Bob', 'Ann: Town Lover, Bob: Town, Cat: Town', `
    - expect: { told: { Ann: [{ about: [Bob], phase: night 1 }] }, untold: { Ann: [{ about: [Cat] }], Cat: [{ about: { has: [Bob] } }] } }
`));

rule('mafia/role/lover#2', 'the death of that player is the death of the Lover', game('Bob', 'Ann: Town Lover, Bob: Town, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Ann, Bob, Cat] }
`));

rule('mafia/role/lover#3', 'the other player is not told', game('Bob', 'Ann: Town Lover, Bob: Town, Cat: Town', `
    - night 1: []
    - expect: { untold: { Bob: [{ about: [Ann] }, { kind: notice }] } }
`));

rule('mafia/role/lover?1', 'without a word of the setup it is a random other player', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Lover, Bob: Town, Cat: Town, Zoe: Mafia Goon }
  play:
    - expect: { told: { Ann: [{ about: { anyOf: [[Bob], [Cat], [Zoe]] } }] }, untold: { Ann: [{ about: [Ann] }] } }
`);

rule('mafia/role/lover?1', 'several take the names in seating order', game('[Cat, Dan]', 'Ann: Town Lover, Bob: Town Lover, Cat: Town, Dan: Town', `
    - expect: { told: { Ann: [{ about: [Cat] }], Bob: [{ about: [Dan] }] } }
    - night 1: [Zoe: mafia vigilante Dan]
    - end
    - expect: { dead: [Bob, Dan] }
`));

rule('mafia/role/lover?2', 'at night, and nothing protects', game('Bob', 'Ann: Town Lover Bulletproof, Bob: Town, Cat: Town Doctor', `
    - night 1: [Zoe: mafia vigilante Bob, Cat: doctor Ann]
    - end
    - expect: { dead: [Ann, Bob], announced: [{ kind: death, about: [Ann], result: Town Lover Bulletproof }] }
`));

rule('mafia/role/lover?2', 'by day, at the same moment', game('Bob', 'Ann: Town Lover, Bob: Town, Cat: Town', `
    - day 1: [Yan: vote Bob, Cat: vote Bob, Zoe: vote Bob]
    - expect: { dead: [Ann, Bob], announced: [{ kind: death, about: [Ann], phase: day 1 }] }
`));

rule('mafia/role/lover?2', 'chains fall together', game('[Bob, Cat, Dan]', 'Ann: Town Lover, Bob: Town Lover, Cat: Town Lover, Dan: Town', `
    - night 1: [Zoe: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann, Bob, Cat, Dan] }
`));

rule('mafia/role/lover?3', 'gained in the game, another living player is named then', game('[Cat, Dan]', 'Ann: Town Backup Lover, Bob: Town Lover, Cat: Town, Dan: Town', `
    - expect: { told: { Bob: [{ about: [Cat] }] }, untold: { Ann: [{ about: { size: 1 } }] } }
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], told: { Ann: [{ about: [Dan] }] } }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat] }
    - night 3: [Zoe: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann, Bob, Cat, Dan] }
`));

rule('mafia/role/lover?3', 'given for one night, without a word', game('Cat', 'Ann: Town Loverer, Bob: Town, Cat: Town', `
    - night 1: [Ann: loverer Bob, Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat], untold: { Bob: [{ kind: notice }] } }
`));

rule('mafia/role/lover?4', "the Lover's death is nothing to the other", game('Bob', 'Ann: Town Lover, Bob: Town, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`));

rule('mafia/role/lover?4', 'unless that one is a Lover of this player, too', game('[Bob, Ann]', 'Ann: Town Lover, Bob: Town Lover, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann, Bob] }
`));

rule('mafia/role/lover#2', 'who has lost the base role is bound no more', game('Bob', 'Ann: Town Lover, Bob: Town, Cat: Mafia Vanillaiser', `
    - night 1: [Cat: vanillaiser Ann]
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob] }
`));
