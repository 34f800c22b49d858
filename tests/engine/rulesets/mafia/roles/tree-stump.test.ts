import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/tree-stump#1', 'a Tree Stump counts as dead for the game: the Mafia has won when all others are gone', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Tree Stump, Bob: Town, Cat: Mafia, Dan: Town }
  play:
    - expect: { alive: [Bob, Cat, Dan], dead: [Ann] }
    - night 1: [Cat: mafia vigilante Bob]
    - night 2: [Cat: mafia vigilante Dan]
    - end
    - expect: { phase: over, winners: [Cat] }
`);

rule('mafia/role/tree-stump#2', 'everybody is told that it may go on talking, and nothing of its role', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Tree Stump, Bob: Town, Cat: Mafia, Dan: Town }
  play:
    - expect:
        announced: [{ kind: notice, about: [Ann], phase: day 1, text: Talking here is still allowed }]
        unannounced: [{ kind: death }]
`);

rule('mafia/role/tree-stump#3', 'no vote, no votes for it, no actions, no target; and it counts for no majority', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Tree Stump Cop, Bob: Town Cop, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vote Cat, Bob: vote Ann]
    - night 1: [Ann: cop Cat, Bob: cop Ann]
    - expect:
        refused: [{ by: Ann, code: dead, phase: day 1 }, { by: Bob, code: illegal-target, phase: day 1 }, { by: Ann, code: dead, phase: night 1 }, { by: Bob, code: illegal-target, phase: night 1 }]
    - day 2: [Bob: vote nobody, Cat: vote nobody]
    - expect: { phase: night 2 }
`);

rule('mafia/role/tree-stump?1', 'from when the power is active: at the start if written plainly, else when the trigger comes', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Tree Stump, Bob: Town Lynch-Triggered Tree Stump, Cat: Mafia, Dan: Town Target-Triggered Tree Stump, Eve: Town Day Visitor, Fay: Town }
  play:
    - expect: { alive: [Bob, Cat, Dan, Eve, Fay] }
    - day 1: [Eve: visitor Dan, Dan: vote Bob]
    - expect:
        alive: [Bob, Cat, Eve, Fay]
        refused: [{ by: Dan, code: dead }]
        announced: [{ kind: death, about: [Dan] }, { kind: notice, about: [Dan], text: Talking }]
        unannounced: [{ kind: death, result: Town Target-Triggered Tree Stump }]
    - day 1: [Cat: vote Bob, Eve: vote Bob, Fay: vote Bob]
    - expect: { alive: [Cat, Eve, Fay], announced: [{ kind: notice, about: [Bob], text: Talking }] }
`);

rule('mafia/role/tree-stump?1', 'an Even one becomes a stump when Night 2 begins', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Tree Stump, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: []
    - expect: { alive: [Ann, Bob, Cat, Dan, Eve] }
    - night 2: []
    - expect: { alive: [Bob, Cat, Dan, Eve], announced: [{ kind: notice, phase: night 2, about: [Ann] }] }
`);

rule('mafia/role/tree-stump?2', 'dead for win conditions: Town wins without the last Mafia player, who is a stump', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mafia Target-Triggered Tree Stump, Bob: Town Day Visitor, Cat: Town, Dan: Town, Eve: Survivor }
  play:
    - day 1: [Bob: visitor Ann]
    - expect: { phase: over, winners: [Bob, Cat, Dan, Eve] }
`);

const lynched = (role: string): string => `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town ${role}, Bob: Town, Cat: Mafia, Dan: Town Reviver, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - night 2: [Dan: reviver Ann]
    - end`;

rule('mafia/role/tree-stump?3', 'the trigger lasts for the rest of the game: a Reviver in a later Night brings nobody back', `${lynched('Lynch-Triggered Tree Stump')}
    - expect: { phase: day 3, dead: [Ann] }
`);

rule('mafia/role/tree-stump?3', 'who was not lynched is no stump and comes back', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Tree Stump, Bob: Town, Cat: Mafia, Dan: Town Reviver, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Ann]
    - night 2: [Dan: reviver Ann]
    - end
    - expect: { phase: day 3, dead: [] }
`);

rule('mafia/role/tree-stump#1', 'granted by day it ends with the Day', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Tree Stumper, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Dan: vote Eve, Ann: tree stumper Dan, Dan: vote Cat, Bob: vote Dan]
    - expect: { alive: [Ann, Bob, Cat, Eve], refused: [{ by: Dan, code: dead }, { by: Bob, code: illegal-target }] }
    - end
    - expect: { alive: [Ann, Bob, Cat, Dan, Eve] }
`);

rule('mafia/role/tree-stump?1', 'triggered by a visit at night it counts as dead from the end of that Night on, unrevealed', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Target-Triggered Tree Stump, Bob: Town Visitor, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: visitor Ann]
    - end
    - expect:
        phase: day 1
        alive: [Bob, Cat, Dan, Eve]
        announced: [{ kind: death, about: [Ann] }, { kind: notice, about: [Ann], text: Talking }]
        unannounced: [{ kind: death, result: Town Target-Triggered Tree Stump }]
`);
