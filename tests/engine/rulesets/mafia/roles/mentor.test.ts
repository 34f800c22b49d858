import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Mentor, ${players}, Xia: Town, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/mentor#1', 'the two join a neighborhood of their own', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: mentor Bob]
    - expect: { channels: { 'neighborhood:Ann': [] } }
    - end
    - expect: { channels: { 'neighborhood:Ann': [Ann, Bob] }, told: { Ann: [{ about: [Bob] }], Bob: [{ about: [Ann] }] }, untold: { Cat: [{ about: [Ann] }] } }
    - night 2: [Bob: 'say "hello" in neighborhood:Ann', Cat: 'say "hello" in neighborhood:Ann']
    - expect: { told: { Ann: [{ text: hello, about: [Bob] }] }, refused: [{ by: Cat, code: closed }] }
`));

rule('mafia/role/mentor#2', 'open as long as both live', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: mentor Bob]
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - day 2: [Ann: 'say "hello" in neighborhood:Ann']
    - expect: { channels: { 'neighborhood:Ann': [Ann] }, refused: [{ by: Ann, code: closed }] }
`));

rule('mafia/role/mentor#3', 'the death of the Mentor is that of the Mentee', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: mentor Bob]
    - night 2: [Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann, Bob] }
`));

rule('mafia/role/mentor#3', 'and not the other way round', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: mentor Bob]
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob] }
`));

rule('mafia/role/mentor#4', "after the Mentee's death another player can be chosen", game('Bob: Town, Cat: Town', `
    - night 1: [Ann: mentor Bob]
    - night 2: [Zoe: mafia vigilante Bob, Ann: mentor Cat]
    - end
    - expect: { refused: [{ by: Ann }], dead: [Bob] }
    - night 3: [Ann: mentor Cat]
    - end
    - expect: { refused: [], channels: { 'neighborhood:Ann-Cat': [Ann, Cat] } }
    - night 4: [Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann, Bob, Cat] }
`));

rule('mafia/role/mentor#5', 'at most one Mentee at a time', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: mentor Bob]
    - night 2: [Ann: mentor Cat]
    - end
    - expect: { refused: [{ by: Ann, phase: night 2 }], channels: { 'neighborhood:Ann': [Ann, Bob], 'neighborhood:Ann-Cat': [] } }
`));

rule('mafia/role/mentor?1', 'open by day, too', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: mentor Bob]
    - day 1: [Ann: 'say "good morning" in neighborhood:Ann']
    - expect: { told: { Bob: [{ text: good morning }] } }
`));

rule('mafia/role/mentor?2', 'the Mentee dies at the same moment, and nothing protects', game('Bob: Town Bulletproof, Cat: Town Doctor', `
    - night 1: [Ann: mentor Bob]
    - night 2: [Zoe: mafia vigilante Ann, Cat: doctor Bob]
    - end
    - expect: { dead: [Ann, Bob] }
`));

rule('mafia/role/mentor?2', 'by day as well', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: mentor Bob]
    - day 1: [Bob: vote Ann, Cat: vote Ann, Yan: vote Ann, Zoe: vote Ann]
    - expect: { phase: night 2, dead: [Ann, Bob], announced: [{ kind: death, about: [Ann], phase: day 1 }, { kind: death, about: [Bob], result: Town, phase: day 1 }] }
`));

rule('mafia/role/mentor?3', 'who loses the base role keeps the bond and gets no new one', game('Bob: Town, Cat: Mafia Vanillaiser', `
    - night 1: [Ann: mentor Bob]
    - night 2: [Cat: vanillaiser Ann]
    - night 3: [Zoe: mafia vigilante Bob, Ann: mentor Xia]
    - day 3: [Ann: 'say "hello" in neighborhood:Ann']
    - night 4: [Ann: mentor Xia]
    - end
    - expect: { dead: [Bob], channels: { 'neighborhood:Ann': [Ann], 'neighborhood:Ann-Xia': [] } }
`));

rule('mafia/role/mentor?4', 'a Double Mentor has two bonds, one for each copy', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double Mentor, Bob: Town, Cat: Town, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: mentor Bob, Ann: mentor Cat]
    - end
    - expect: { refused: [], channels: { 'neighborhood:Ann': [Ann, Bob], 'neighborhood:Ann-Cat': [Ann, Cat] } }
    - night 2: [Ann: mentor Dan, Zoe: mafia vigilante Ann]
    - end
    - expect: { refused: [{ by: Ann }], dead: [Ann, Bob, Cat] }
`);

rule('mafia/role/mentor#1', 'blocked, nothing comes of it', game('Bob: Town, Cat: Mafia Roleblocker', `
    - night 1: [Ann: mentor Bob, Cat: roleblocker Ann]
    - night 2: [Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], channels: { 'neighborhood:Ann': [] } }
`));

rule('mafia/role/mentor#1', 'Delayed, a night later', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Mentor, Bob: Town, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: mentor Bob]
    - end
    - expect: { channels: { 'neighborhood:Ann': [] } }
    - night 2: []
    - end
    - expect: { channels: { 'neighborhood:Ann': [Ann, Bob] } }
`);

rule('mafia/role/mentor#5', 'a second use in one night takes nobody more', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Mentor, Bob: Town, Cat: Town, Dan: Town Motivator, Zoe: Mafia Goon }
  play:
    - day 1: [Dan: motivator Ann]
    - night 2: [Ann: mentor Bob, Ann: mentor Cat]
    - night 3: [Zoe: mafia vigilante Ann]
    - end
    - expect: { refused: [], dead: [Ann, Bob] }
`);

rule('mafia/role/mentor#1', 'led back onto the Mentor, nothing comes of it', game('Bob: Town, Cat: Mafia Bus Driver', `
    - night 1: [Ann: mentor Bob, Cat: bus driver Ann and Bob]
    - end
    - expect: { channels: { 'neighborhood:Ann': [] } }
    - night 2: [Ann: mentor Bob]
    - end
    - expect: { refused: [], channels: { 'neighborhood:Ann': [Ann, Bob] } }
`));
