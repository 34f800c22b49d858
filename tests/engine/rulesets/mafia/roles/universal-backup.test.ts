import { rule } from '../../../../../engine/testing/rule.ts';
import { game, two } from './universal-backup-tables.ts';

rule('mafia/role/universal-backup#1', 'the first power role of the same alignment that dies is inherited', game('Bob: Town, Cat: Mafia Doctor, Dan: Town Cop, Eve: Town Tracker, Fay: Town Vigilante', `
    - night 1: [Fay: vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Universal Backup } }
    - night 2: [Fay: vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat], roles: { Ann: Town Universal Backup } }
    - night 3: [Fay: vigilante Dan]
    - end
    - expect: { roles: { Ann: Town Cop } }
    - night 4: [Fay: vigilante Eve]
    - end
    - expect: { roles: { Ann: Town Cop } }
`));

rule('mafia/role/universal-backup#1', 'by a lynch as well', game('Bob: Town Cop, Cat: Town', `
    - day 1: [Yan: vote Bob, Cat: vote Bob, Zoe: vote Bob]
    - expect: { phase: night 2, roles: { Ann: Town Cop } }
    - night 2: [Ann: cop Zoe]
    - end
    - expect: { told: { Ann: [{ result: Non-Town }] } }
`));

rule('mafia/role/universal-backup#2', 'base roles, modifiers and memberships are added', game('Bob: Town Neighbor Encryptor Loyal Cop Bulletproof, Cat: Town Neighbor, Dan: Town', `
    - day 1: [Yan: vote Bob, Cat: vote Bob, Dan: vote Bob, Zoe: vote Bob]
    - expect: { roles: { Ann: Town Neighbor Encryptor Loyal Cop Bulletproof }, channels: { neighborhood: [Ann, Cat] } }
    - night 2: [Ann: 'say "it is me" in neighborhood', Ann: cop Zoe, Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Bob], told: { Ann: [{ result: No Result }], Cat: [{ text: it is me }] } }
    - day 2: [Ann: 'say "by day" in neighborhood']
    - expect: { told: { Cat: [{ text: by day }] } }
`));

rule('mafia/role/universal-backup#2', 'what it has besides stays', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Universal Backup Bulletproof, Bob: Town Cop, Cat: Town, Yan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Bulletproof Cop } }
    - night 2: [Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Bob] }
`);

rule('mafia/role/universal-backup#3', 'Universal Backup itself is lost, and only one role is taken', game('Bob: Town Cop, Cat: Town Doctor', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Cop } }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat], roles: { Ann: Town Cop } }
`));

for (const [name, role] of [['Bob', 'Cop'], ['Cat', 'Tracker']] as const) {

rule('mafia/role/universal-backup#4', `of several who die at once one is chosen: ${role}`, two(`
    - night 1: [Zoe: mafia vigilante Bob, Dan: vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat], roles: { Ann: Town Universal Backup } }
    - day 1: [Ann: universal backup ${name}]
    - expect: { refused: [], roles: { Ann: Town ${role} } }
`));
}

rule('mafia/role/universal-backup#4', 'one of those who died then, and only once', two(`
    - night 1: [Zoe: mafia vigilante Bob, Dan: vigilante Cat]
    - day 1: [Ann: universal backup Dan, Ann: universal backup Bob, Ann: universal backup Cat]
    - expect: { refused: [{ by: Ann, code: illegal-target, text: universal backup Dan }, { by: Ann, text: universal backup Cat }], roles: { Ann: Town Cop } }
`));

rule('mafia/role/universal-backup?1', 'a Godfather of the Mafia looks like one of the Town', game('Bob: Mafia Godfather Tracker, Cat: Town, Dan: Town Vigilante', `
    - night 1: [Dan: vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Mafia Goon Godfather Tracker } }
`));

rule('mafia/role/universal-backup?1', 'a Miller of the Town does not', game('Bob: Town Miller Tracker, Cat: Town Cop, Dan: Town', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Universal Backup } }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { roles: { Ann: Town Cop } }
`));

rule('mafia/role/universal-backup?1', 'who is framed in the night of the death does not either', game('Bob: Town Tracker, Cat: Mafia Framer, Dan: Town', `
    - night 1: [Zoe: mafia vigilante Bob, Cat: framer Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Universal Backup } }
`));

rule('mafia/role/universal-backup?2', 'with the shots that are left', game('Bob: Town 2-shot Cop, Cat: Town', `
    - night 1: [Bob: cop Zoe, Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town 2-shot Cop } }
    - night 2: [Ann: cop Zoe]
    - night 3: [Ann: cop Cat]
    - end
    - expect: { told: { Ann: [{ phase: night 2, result: Non-Town }] }, untold: { Ann: [{ phase: night 3 }] }, refused: [{ by: Ann, phase: night 3 }] }
`));

rule('mafia/role/universal-backup?2', 'a role that was used up is passed over', game('Bob: Town 1-shot Cop, Cat: Town Tracker', `
    - night 1: [Bob: cop Zoe, Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Universal Backup } }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { roles: { Ann: Town Tracker } }
`));
