import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string, options = '') => `
  rules: mafia
  options: { start: night, check: off, parity: off${options} }
  players: { Ann: Mafia Vanillaiser, ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/vanillaiser#1', 'makes the target Vanilla at the end of the night', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Ann: vanillaiser Bob]
    - expect: { roles: { Bob: Town Cop } }
    - end
    - expect: { roles: { Bob: Town } }
`));

rule('mafia/role/vanillaiser#2', 'all base roles and modifiers go', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Vanillaiser, Bob: Town 2-shot Bulletproof Loyal Jailkeeper Miller, Cat: Town Cop, Dan: Town Vigilante, Zoe: Mafia Goon, Eve: Town }
  play:
    - night 1: [Ann: vanillaiser Bob]
    - end
    - expect: { roles: { Bob: Town } }
    - night 2: [Zoe: mafia vigilante Bob, Cat: cop Bob]
    - end
    - expect: { dead: [Bob], told: { Cat: [{ result: Town }] }, announced: [{ kind: death, about: [Bob], result: Town }] }
`);

rule('mafia/role/vanillaiser#2', 'what the target gains in that very night is among them', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Vanillaiser, Bob: Town Absorber, Cat: Town Cop, Dan: Town Universal Backup, Eve: Mafia Vanillaiser, Fay: Town Tracker, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: vanillaiser Bob, Cat: cop Bob, Eve: vanillaiser Dan, Zoe: mafia vigilante Fay]
    - end
    - expect: { dead: [Fay], roles: { Bob: Town, Dan: Town }, told: { Dan: [{ kind: role, result: Town Tracker }] } }
`);

rule('mafia/role/vanillaiser#3', 'memberships stay', game('Bob: Mafia Roleblocker, Cat: Town', `
    - night 1: [Ann: vanillaiser Bob]
    - end
    - expect: { roles: { Bob: Mafia Goon }, channels: { mafia: [Ann, Bob, Zoe] } }
    - night 2: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`));

rule('mafia/role/vanillaiser#4', 'the target is not told', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Ann: vanillaiser Bob]
    - end
    - expect: { roles: { Bob: Town }, untold: { Bob: [{ kind: { anyOf: [role, notice] }, phase: day 1 }] } }
`));

rule('mafia/role/vanillaiser?1', 'what the target does that night still works', game('Bob: Town Vigilante, Cat: Town', `
    - night 1: [Ann: vanillaiser Bob, Bob: vigilante Cat]
    - end
    - expect: { dead: [Cat], roles: { Bob: Town } }
    - night 2: [Bob: vigilante Yan]
    - end
    - expect: { dead: [Cat] }
`));

rule('mafia/role/vanillaiser?2', 'who dies that night keeps and flips the full role', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Ann: vanillaiser Bob, Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Bob: Town Cop }, announced: [{ kind: death, about: [Bob], result: Town Cop }] }
`));

rule('mafia/role/vanillaiser?3', 'modifiers of memberships go, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Vanillaiser, Bob: Mafia Encryptor, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: []
    - day 1: [Bob: 'say "open" in mafia']
    - expect: { told: { Cat: [{ text: open }] } }
    - night 2: [Ann: vanillaiser Bob]
    - day 2: [Bob: 'say "closed" in mafia']
    - expect: { roles: { Bob: Mafia Goon }, refused: [{ by: Bob, code: closed }], channels: { mafia: [Bob, Cat] } }
`);

rule('mafia/role/vanillaiser?4', 'a douse and a Permanent protection stay', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Vanillaiser, Bob: Town Permanent Doctor, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Bob: doctor Cat]
    - night 2: [Ann: vanillaiser Bob]
    - night 3: [Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [], roles: { Bob: Town } }
`);

rule('mafia/role/vanillaiser?4', 'so does the bond of a Mentor', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Vanillaiser, Bob: Town Mentor, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Bob: mentor Cat]
    - night 2: [Ann: vanillaiser Bob]
    - night 3: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob, Cat] }
`);

rule('mafia/role/vanillaiser?5', 'untold, the target can still use what it has not: No Result', game('Bob: Town 2-shot Cop, Cat: Town', `
    - night 1: [Ann: vanillaiser Bob]
    - night 2: [Bob: cop Zoe]
    - end
    - expect: { refused: [], told: { Bob: [{ ability: cop, about: [Zoe], result: No Result }] } }
`));

rule('mafia/role/vanillaiser?5', 'nobody sees such a use, and it neither blocks nor moves anything', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Vanillaiser, Bob: Town Roleblocker Bus Driver, Cat: Town Tracker, Dan: Town Watcher, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: vanillaiser Bob]
    - night 2: [Bob: roleblocker Zoe, Bob: bus driver Eve and Cat, Zoe: mafia vigilante Eve, Cat: tracker Bob, Dan: watcher Zoe]
    - end
    - expect: { dead: [Eve], refused: [], told: { Cat: [{ ability: tracker, result: [] }], Dan: [{ ability: watcher, result: [] }] } }
`);

rule('mafia/role/vanillaiser?5', 'with the option the target is told and has nothing to use', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Ann: vanillaiser Bob]
    - end
    - expect: { told: { Bob: [{ kind: role, result: Town, phase: day 1 }] } }
    - night 2: [Bob: cop Zoe]
    - expect: { refused: [{ by: Bob }] }
`, ', vanillaiserTells: on'));
