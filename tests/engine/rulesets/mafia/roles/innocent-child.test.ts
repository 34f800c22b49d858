import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string, options = 'start: night, ') => `
  rules: mafia
  options: { ${options}check: off, parity: off }
  players: { ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/innocent-child#1', 'the alignment is published at the start', game('Ann: Town Innocent Child, Bob: Town Cop', `
    - expect: { announced: [{ kind: reveal, about: [Ann], result: Town, phase: night 1 }], unannounced: [{ kind: reveal, about: [Bob] }, { text: Cop }] }
    - end
    - expect: { unannounced: [{ kind: reveal }] }
`));

rule('mafia/role/innocent-child#1', 'in the confirmation stage, if there is one', game('Ann: Town Innocent Child, Bob: Town Cop', `
    - expect: { phase: night 0, announced: [{ kind: reveal, about: [Ann], result: Town, phase: night 0 }] }
`, 'start: confirmation, '));

rule('mafia/role/innocent-child#2', 'usually, and not always, that of the Town', game('Ann: Mafia Innocent Child, Bob: Town', `
    - expect: { announced: [{ kind: reveal, about: [Ann], result: Mafia }] }
`));

rule('mafia/role/innocent-child#3', 'an Active one chooses when', game('Ann: Town Active Innocent Child, Bob: Town', `
    - expect: { unannounced: [{ kind: reveal }] }
    - night 1: []
    - night 2: [Ann: innocent child]
    - end
    - expect: { announced: [{ kind: reveal, about: [Ann], result: Town, phase: day 2 }] }
`));

rule('mafia/role/innocent-child#4', 'chosen at night, posted when the night ends', game('Ann: Town Active Innocent Child, Bob: Town', `
    - night 1: [Ann: innocent child]
    - expect: { phase: night 1, unannounced: [{ kind: reveal }] }
    - end
    - expect: { phase: day 1, announced: [{ kind: reveal, about: [Ann] }] }
`));

rule('mafia/role/innocent-child#5', 'which is a night action: it can be blocked, and it can be seen', game('Ann: Town Active Innocent Child, Bob: Mafia Roleblocker, Cat: Town Follower', `
    - night 1: [Ann: innocent child, Bob: roleblocker Ann]
    - end
    - expect: { unannounced: [{ kind: reveal }] }
    - night 2: [Ann: innocent child, Cat: follower Ann]
    - end
    - expect: { announced: [{ kind: reveal, about: [Ann] }], told: { Cat: [{ ability: follower, result: [Investigative] }] } }
`));

rule('mafia/role/innocent-child?1', 'of a Godfather the real one', game('Ann: Mafia Godfather Innocent Child, Bob: Town', `
    - expect: { announced: [{ kind: reveal, about: [Ann], result: Mafia }] }
`));

rule('mafia/role/innocent-child?2', 'gained in the game, at once at the end of that phase', game('Ann: Town Universal Backup, Bob: Town Innocent Child, Cat: Town', `
    - expect: { announced: [{ kind: reveal, about: [Bob] }], unannounced: [{ kind: reveal, about: [Ann] }] }
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { phase: day 1, announced: [{ kind: reveal, about: [Ann], result: Town, phase: day 1 }], unannounced: [{ kind: reveal, about: [Bob] }] }
`));
