import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reviver, ${players}, Xia: Town, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/reviver#1', 'picks somebody who is dead, once', game('Bob: Town, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Bob, Ann: reviver Cat]
    - expect: { refused: [{ by: Ann }] }
    - night 2: [Zoe: mafia vigilante Cat, Ann: reviver Yan, Ann: reviver Bob]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann, code: illegal-target }], announced: [{ kind: notice, about: [Bob] }] }
    - night 3: [Ann: reviver Cat]
    - expect: { refused: [{ by: Ann }] }
    - end
    - expect: { dead: [Cat] }
`));

rule('mafia/role/reviver#2', 'alive again when the night ends, with the role held at death', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Bob]
    - night 2: [Ann: reviver Bob, Bob: cop Zoe]
    - expect: { dead: [Bob], refused: [{ by: Bob }] }
    - end
    - expect: { dead: [], roles: { Bob: Town Cop } }
    - day 2: [Bob: vote Zoe]
    - night 3: [Bob: cop Zoe]
    - end
    - expect: { refused: [], told: { Bob: [{ result: Non-Town }] } }
`));

rule('mafia/role/reviver?1', 'picking is no targeting', game('Bob: Town, Cat: Town Tracker, Dan: Town Target-Triggered Bulletproof', `
    - night 1: [Zoe: mafia vigilante Bob]
    - night 2: [Ann: reviver Bob, Cat: tracker Ann]
    - end
    - expect: { told: { Cat: [{ result: [] }] } }
`));

rule('mafia/role/reviver?2', 'a count replaces the "once"', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 2-shot Reviver, Bob: Town, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Bob]
    - night 2: [Ann: reviver Bob]
    - night 3: [Zoe: mafia vigilante Bob]
    - night 4: [Ann: reviver Bob]
    - end
    - expect: { dead: [], refused: [] }
    - night 5: [Zoe: mafia vigilante Bob]
    - night 6: [Ann: reviver Bob]
    - expect: { refused: [{ by: Ann }] }
`);

rule('mafia/role/reviver?3', 'shots that were used stay used', game('Bob: Town 2-shot Cop, Cat: Town', `
    - night 1: [Bob: cop Zoe, Zoe: mafia vigilante Bob]
    - night 2: [Ann: reviver Bob]
    - night 3: [Bob: cop Zoe]
    - night 4: [Bob: cop Zoe]
    - expect: { refused: [{ by: Bob, phase: night 4 }] }
`));

rule('mafia/role/reviver?4', 'the use is spent if it is blocked', game('Bob: Town, Cat: Mafia Roleblocker', `
    - night 1: [Zoe: mafia vigilante Bob]
    - night 2: [Ann: reviver Bob, Cat: roleblocker Ann]
    - end
    - expect: { dead: [Bob] }
    - night 3: [Ann: reviver Bob]
    - expect: { refused: [{ by: Ann }] }
`));

rule('mafia/role/reviver?5', 'who died with that player stays dead, and links work again from now on', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town 3-shot Reviver, Bob: Town, Cat: Town Lover, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob, Cat] }
    - night 2: [Ann: reviver Bob]
    - end
    - expect: { dead: [Cat] }
    - night 3: [Ann: reviver Cat]
    - end
    - expect: { dead: [] }
    - night 4: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob, Cat] }
`);

rule('mafia/role/reviver?5', 'a Lover of a dead player dies only from a new death', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town 3-shot Reviver, Bob: Town, Cat: Town Lover, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Bob]
    - night 2: [Ann: reviver Cat]
    - end
    - expect: { dead: [Bob] }
    - night 3: [Zoe: mafia vigilante Dan]
    - end
    - expect: { dead: [Bob, Dan] }
`);

rule('mafia/role/reviver?6', 'two on the same player both spend their use', game('Bob: Town, Cat: Town Reviver', `
    - night 1: [Zoe: mafia vigilante Bob]
    - night 2: [Ann: reviver Bob, Cat: reviver Bob]
    - end
    - expect: { dead: [] }
    - night 3: [Zoe: mafia vigilante Bob]
    - night 4: [Ann: reviver Bob, Cat: reviver Bob]
    - expect: { refused: [{ by: Ann }, { by: Cat }] }
`));

rule('mafia/role/reviver?7', 'a Tree Stump may be picked and still counts as dead', game('Bob: Town Tree Stump, Cat: Town', `
    - night 1: [Ann: reviver Bob]
    - end
    - expect: { dead: [Bob], refused: [] }
    - night 2: [Ann: reviver Bob]
    - expect: { refused: [{ by: Ann }] }
`));

rule('mafia/role/reviver#2', 'Delayed, a night later', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Reviver, Bob: Town, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Bob]
    - night 2: [Ann: reviver Bob, Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann, Bob] }
    - end
    - end
    - expect: { phase: day 3, dead: [Ann] }
`);
