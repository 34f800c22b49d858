import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Janitor, ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/janitor#1', 'who dies in that night is not revealed', game('Bob: Town Cop, Cat: Town Doctor', `
    - night 1: [Ann: janitor Bob, Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: death, about: [Bob] }], unannounced: [{ text: Cop }, { kind: death, result: { not: null } }] }
    - night 2: [Zoe: mafia vigilante Cat]
    - end
    - expect: { announced: [{ kind: death, about: [Cat], result: Town Doctor }] }
`));

rule('mafia/role/janitor#1', 'who dies later is', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Ann: janitor Bob]
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - expect: { announced: [{ kind: death, about: [Bob], result: Town Cop }] }
`));

rule('mafia/role/janitor#1', 'stopped, nothing is swept', game('Bob: Town Cop, Cat: Town Roleblocker', `
    - night 1: [Ann: janitor Bob, Zoe: mafia vigilante Bob, Cat: roleblocker Ann]
    - end
    - expect: { announced: [{ kind: death, about: [Bob], result: Town Cop }] }
`));

rule('mafia/role/janitor?1', 'whatever the cause: bound to somebody who dies', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Cat }
  players: { Ann: Mafia Janitor, Bob: Town Lover, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: janitor Bob, Zoe: mafia vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat], announced: [{ kind: death, about: [Cat], result: Town }], unannounced: [{ text: Lover }] }
`);

rule('mafia/role/janitor?2', 'the Janitor learns nothing', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Ann: janitor Bob, Zoe: mafia vigilante Bob]
    - end
    - expect: { untold: { Ann: [{ kind: result }, { text: Cop }] } }
`));

rule('mafia/role/janitor?3', 'the alignment is part of the role', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Ann: janitor Bob, Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], unannounced: [{ kind: death, text: Town }] }
`));
