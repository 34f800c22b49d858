import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { ${players}, Xia: Town, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/modifier/backup#1', 'a Deputy is a Backup Cop', game('Ann: Town Deputy, Bob: Town Cop, Cat: Town', `
    - expect: { roles: { Ann: Town Deputy } }
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Cop } }
`));

rule('mafia/modifier/backup#2', 'asleep, the holder does not have it', game('Ann: Town Backup Cop, Bob: Town Backup Bulletproof, Cat: Town', `
    - night 1: [Ann: cop Zoe, Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], refused: [{ by: Ann }], untold: { Ann: [{ kind: result }] } }
`));

rule('mafia/modifier/backup#3', 'wakes with the first death of one who had it and looks to be of the own alignment', game('Ann: Town Backup Cop, Bob: Town Doctor, Cat: Mafia Cop, Dan: Town Cop, Eve: Town Vigilante', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Deputy } }
    - night 2: [Eve: vigilante Cat]
    - end
    - expect: { roles: { Ann: Town Deputy } }
    - night 3: [Eve: vigilante Dan]
    - end
    - expect: { dead: [Bob, Cat, Dan], roles: { Ann: Town Cop } }
    - night 4: [Ann: cop Zoe]
    - end
    - expect: { told: { Ann: [{ result: Non-Town }] } }
`));

rule('mafia/modifier/backup#3', 'a variant is one, too, and a Godfather looks like Town', game('Ann: Town Backup Cop, Bob: Mafia Godfather Alignment Cop, Cat: Town Vigilante', `
    - night 1: [Cat: vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Cop } }
`));

rule('mafia/modifier/backup#3', 'by a lynch as well, and from the next phase on', game('Ann: Town Backup Bulletproof, Bob: Town Bulletproof, Cat: Town Vigilante', `
    - day 1: [Xia: vote Bob, Yan: vote Bob, Zoe: vote Bob, Cat: vote Bob]
    - expect: { phase: night 2, roles: { Ann: Town Bulletproof } }
    - night 2: [Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Bob] }
`));

rule('mafia/modifier/backup#3', 'one that was used up does not count', game('Ann: Town Backup 2-shot Cop, Bob: Town Neighbor Loyal 1-shot Cop, Cat: Town', `
    - night 1: [Bob: cop Xia, Zoe: mafia vigilante Xia]
    - day 1: []
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Backup 2-shot Cop } }
`));

rule('mafia/modifier/backup#4', 'as it is written after Backup: no modifier, membership or used shot of the dead player', game('Ann: Town Backup 2-shot Cop, Bob: Town Neighbor Loyal 3-shot Cop, Cat: Town', `
    - night 1: [Bob: cop Zoe, Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town 2-shot Cop }, channels: { neighborhood: [] } }
    - night 2: [Ann: cop Zoe]
    - night 3: [Ann: cop Yan]
    - night 4: [Ann: cop Cat]
    - end
    - expect: { told: { Ann: [{ phase: night 2, result: Non-Town }, { phase: night 3, result: Town }] }, refused: [{ by: Ann, phase: night 4 }] }
`));

rule('mafia/modifier/backup#5', 'the holder knows of it and is told on waking', game('Ann: Town Backup Cop, Bob: Town Cop, Cat: Town', `
    - expect: { told: { Ann: [{ kind: role, result: Town Deputy }] } }
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { told: { Ann: [{ kind: notice, result: Cop, phase: day 1 }] }, untold: { Cat: [{ kind: notice }] } }
`));

rule('mafia/modifier/backup#6', 'all of that alignment wake together, each once', game('Ann: Town Backup Cop, Bob: Town Cop, Cat: Town Cop, Dan: Town Deputy, Eve: Mafia Backup Cop, Fay: Town Vigilante', `
    - night 1: [Zoe: mafia vigilante Bob, Fay: vigilante Cat]
    - end
    - expect: { roles: { Ann: Town Cop, Dan: Town Cop, Eve: Mafia Deputy } }
`));

rule('mafia/modifier/backup#7', 'asleep it is Miscellaneous, not Vanilla, and without a gun', game('Ann: Town Backup Vigilante, Bob: Town Gunsmith, Cat: Town Vanilla Cop, Dan: Town', `
    - night 1: [Bob: gunsmith Ann, Cat: vanilla cop Ann]
    - end
    - expect: { told: { Bob: [{ result: false }], Cat: [{ result: Not Vanilla }] } }
`));

rule('mafia/modifier/backup?1', "the power named after it, not the dead player's own", game('Ann: Town Backup Cop, Bob: Town Loyal Cop Doctor, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Cop } }
    - night 2: [Ann: cop Zoe]
    - end
    - expect: { told: { Ann: [{ result: Non-Town }] } }
`));

rule('mafia/modifier/backup?2', 'a sleeping one wakes nobody when its holder dies', game('Ann: Town Backup Cop, Bob: Town Backup Cop, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Deputy } }
`));

rule('mafia/modifier/backup#3', 'a Cop of one alignment is not one of another', game('Ann: "Town Backup [Mafia] Cop", Bob: "Town [Chaos] Cop", Cat: "Town [Mafia] Cop"', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: 'Town Backup [Mafia] Cop' } }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { roles: { Ann: 'Town [Mafia] Cop' } }
`));
