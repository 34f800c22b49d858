import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: copied, fused and borrowed abilities, of which only one half is looked at.

rule('mafia/role/absorber?3', 'uhyo/jinrou#191: of a composed role the half that is gained is the base role', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Absorber Cop, Bob: Town Jailkeeper, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: jailkeeper Ann, Ann: cop Cat]
    - end
    - expect: { roles: { Ann: Town Absorber Cop Doctor }, told: { Ann: [{ ability: cop, result: No Result }] } }
`);

rule('mafia/role/vanillaiser#2', 'uhyo/jinrou#617: with the role goes what made its holder immune', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Bulletproof Macho Doctor, Bob: Mafia Vanillaiser, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: vanillaiser Ann, Cat: mafia vigilante Ann]
    - end
    - expect: { dead: [], roles: { Ann: Town } }
    - night 2: [Cat: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/role/godfather?2', 'uhyo/jinrou#617: who inherits a disguise wears it, and keeps the own side', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Universal Backup, Bob: Mafia Godfather, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Mafia Cop, Fay: Town }
  play:
    - night 1: [Cat: vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Mafia Goon Godfather }, channels: { mafia: [Ann, Dan, Eve] } }
    - day 1: [Ann: vote Dan, Cat: vote Dan, Fay: vote Dan]
    - expect: { dead: [Bob, Dan], phase: night 2 }
    - night 2: [Cat: vigilante Eve]
    - end
    - expect: { phase: over, winners: [Ann, Cat, Fay] }
`);

rule('mafia/role/reviver#2', 'uhyo/jinrou#742: who comes back has all of the role', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reviver, Bob: Town Cop Roleblocking Doctor, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town Vigilante }
  play:
    - night 1: [Cat: mafia vigilante Bob]
    - night 2: [Ann: reviver Bob]
    - night 3: [Bob: cop Cat, Bob: doctor Fay, Fay: vigilante Dan, Cat: mafia vigilante Fay]
    - end
    - expect: { phase: day 3, dead: [], refused: [], told: { Bob: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/modifier/hidden#1', 'uhyo/jinrou#557: what is hidden of a role stays so for whoever has it', `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: on }
  players: { Ann: Town Cop Hidden Miller, Bob: Town Cop, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Town Cop }] }, untold: { Ann: [{ text: Miller }, { text: Hidden }] } }
    - night 1: [Bob: cop Ann, Cat: mafia vigilante Ann]
    - end
    - expect: { told: { Bob: [{ result: Non-Town }] }, announced: [{ kind: death, about: [Ann], result: Town Cop }], unannounced: [{ text: Miller }] }
`);

rule('mafia/general/day-resolution#3', 'uhyo/jinrou#205: what was chosen by somebody who died before is not carried out', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Vigilante, Bob: Mafia Day Roleblocker, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vigilante Bob, Bob: roleblocker Ann]
    - expect: { dead: [Bob], refused: [{ by: Bob, code: dead }] }
    - night 1: [Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Bob], refused: [{ by: Bob, code: dead }] }
`);

rule('mafia/general/killing-action#4', 'uhyo/jinrou#191: each half is judged by itself where it is stopped', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Roleblocking Vigilante, Bob: Town Ascetic Cop, Cat: Mafia Goon, Dan: Town Jailkeeper, Eve: Town Macho Cop, Fay: Town }
  play:
    - night 1: [Ann: vigilante Bob, Bob: cop Cat, Dan: jailkeeper Eve, Eve: cop Cat, Cat: mafia vigilante Eve]
    - end
    - expect:
        dead: [Bob, Eve]
        told: { Bob: [{ ability: cop, result: Non-Town }], Eve: [{ ability: cop, result: No Result }] }
`);
