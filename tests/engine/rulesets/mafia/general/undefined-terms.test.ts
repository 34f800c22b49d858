import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/general/undefined-terms#1', 'Vanilla: neither base roles nor modifiers', game('Ann: Town Vanilla Cop, Bob: Town Neighbor, Cat: Mafia Encryptor, Dan: Town Bulletproof', `
    - night 1: [Ann: vanilla cop Bob]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Vanilla }] } }
    - night 2: [Ann: vanilla cop Cat]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Not Vanilla }] } }
    - night 3: [Ann: vanilla cop Dan]
    - end
    - expect: { told: { Ann: [{ about: [Dan], result: Not Vanilla }] } }
`));

rule('mafia/general/undefined-terms#2', 'Deputy is read by Backup', game('Ann: Town Deputy, Bob: Town Cop', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Cop } }
`));

rule('mafia/general/undefined-terms#2', 'Executioner by Permission-Seeking', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Executioner, Bob: Town, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - day 1: [Ann: executioner Bob]
    - expect: { dead: [] }
    - day 1: [Cat: vote Bob in permission, Dan: vote Bob in permission, Zoe: vote Bob in permission]
    - expect: { dead: [Bob] }
`);

rule('mafia/general/undefined-terms#2', 'and Motivator by the role of that name', game('Ann: Town Night Motivator, Bob: Town Cop, Cat: Town', `
    - night 1: [Ann: motivator Bob]
    - end
    - end
    - expect: { phase: night 2, told: { Bob: [{ kind: notice, phase: night 2 }] } }
    - night 2: [Bob: cop Zoe, Bob: cop Yan]
    - end
    - expect: { refused: [], told: { Bob: [{ about: [Zoe], result: Non-Town }, { about: [Yan], result: Town }] } }
`));

rule('mafia/general/undefined-terms#3', 'a power role is one that is not Vanilla', game('Ann: Town Universal Backup, Bob: Town Mason, Cat: Town Mason, Dan: Town Beloved', `
    - night 1: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Universal Backup } }
    - night 2: [Zoe: mafia vigilante Dan]
    - end
    - expect: { roles: { Ann: Town Beloved } }
`));

rule('mafia/general/undefined-terms#3', 'Bastard: what is withheld from a player needs the word of the moderator', `
  rules: mafia
  options: { start: night, hidden: true }
  players: { Ann: Town Hidden Miller, Bob: Town, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Town }] }, announced: [{ kind: notice, text: Hidden }] }
`);
