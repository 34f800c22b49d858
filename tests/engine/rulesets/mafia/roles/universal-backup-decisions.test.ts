import { rule } from '../../../../../engine/testing/rule.ts';
import { game, two } from './universal-backup-tables.ts';

rule('mafia/role/universal-backup?3', 'asked when the deaths are told, by day after the night', two(`
    - night 1: [Zoe: mafia vigilante Bob, Dan: vigilante Cat, Ann: universal backup Bob]
    - expect: { refused: [{ by: Ann, phase: night 1 }] }
    - day 1: [Ann: universal backup Cat]
    - expect: { refused: [], roles: { Ann: Town Tracker }, told: { Ann: [{ kind: role, result: Town Tracker, phase: day 1 }] } }
`));

rule('mafia/role/universal-backup?3', 'without an answer by the end of the next phase the first of the tie list is taken', two(`
    - night 1: [Zoe: mafia vigilante Bob, Dan: vigilante Cat]
    - day 1: []
    - expect: { roles: { Ann: Town Universal Backup } }
    - end
    - expect: { phase: night 2, roles: { Ann: { anyOf: [Town Cop, Town Tracker] } } }
    - night 2: [Ann: universal backup Cat]
    - expect: { refused: [{ by: Ann }] }
`));

rule('mafia/role/universal-backup?3', 'after a lynch it is asked in the Night', game('Bob: Town Lover Cop, Cat: Town Tracker, Dan: Town', `
    - day 1: [Yan: vote Cat, Dan: vote Cat, Zoe: vote Cat, Bob: vote Cat]
    - expect: { phase: night 2, dead: [Bob, Cat], roles: { Ann: Town Universal Backup } }
    - night 2: [Ann: universal backup Cat, Ann: tracker Zoe]
    - expect: { refused: [], roles: { Ann: Town Tracker } }
    - end
    - expect: { told: { Ann: [{ ability: tracker, result: [] }] } }
`).replace('players:', 'decide: { lover-target: Cat }\n  players:'));

rule('mafia/role/universal-backup?4', 'two of them take a copy each', game('Bob: Town Cop, Cat: Town Universal Backup', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Cop, Cat: Town Cop } }
    - night 2: [Ann: cop Zoe, Cat: cop Yan]
    - end
    - expect: { told: { Ann: [{ result: Non-Town }], Cat: [{ result: Town }] } }
`));

rule('mafia/role/universal-backup?4', 'one who dies with another power role counts as one, too', game('Bob: Town Cop, Cat: Town Universal Backup, Dan: Town Vigilante', `
    - night 1: [Zoe: mafia vigilante Bob, Dan: vigilante Cat]
    - day 1: [Ann: universal backup Cat]
    - expect: { refused: [], roles: { Ann: Town Universal Backup } }
    - night 2: [Zoe: mafia vigilante Dan]
    - end
    - expect: { roles: { Ann: Town Vigilante } }
`));

rule('mafia/role/universal-backup?5', 'powers start with the next phase', game('Bob: Town Doctor, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Bob, Ann: doctor Cat]
    - expect: { refused: [{ by: Ann }] }
    - night 2: [Ann: doctor Cat, Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Bob], refused: [] }
`));

rule('mafia/role/universal-backup?5', 'after a death in the middle of a Day not before the Night', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Universal Backup, Bob: Town Day Cop, Cat: Town Day Vigilante, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - day 1: [Cat: vigilante Bob, Ann: cop Zoe]
    - expect: { dead: [Bob], roles: { Ann: Town Day Cop }, refused: [{ by: Ann, text: cop Zoe }] }
    - day 2: [Ann: cop Zoe]
    - expect: { told: { Ann: [{ result: Non-Town }] } }
`);

rule('mafia/role/universal-backup?6', 'a Lover is inherited with the name', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: [Cat, Dan] }
  players: { Ann: Town Universal Backup, Bob: Town Lover, Cat: Town, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Lover }, told: { Ann: [{ about: [Cat] }] } }
    - night 2: [Zoe: mafia vigilante Dan]
    - end
    - expect: { dead: [Bob, Dan] }
    - night 3: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Bob, Cat, Dan] }
`);

rule('mafia/role/universal-backup?6', 'if that player is dead already nothing happens', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Cat }
  players: { Ann: Town Universal Backup, Bob: Town Lover, Cat: Town, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat], alive: [Ann, Dan, Eve, Zoe], roles: { Ann: Town Lover } }
`);

rule('mafia/role/universal-backup?6', 'the bond of a Mentor is not inherited', game('Bob: Town Mentor, Cat: Town, Dan: Town', `
    - night 1: [Bob: mentor Cat]
    - end
    - day 1: [Yan: vote Bob, Dan: vote Bob, Zoe: vote Bob, Ann: vote Bob]
    - expect: { dead: [Bob, Cat], roles: { Ann: Town Mentor } }
    - night 2: [Ann: mentor Dan]
    - end
    - expect: { channels: { 'neighborhood:Ann': [Ann, Dan], 'neighborhood:Bob': [] } }
`));
