import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/strongman#1', 'no Protective power negates it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strongman Vigilante, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town Bulletproof, Fay: Town }
  play:
    - night 1: [Ann: vigilante Dan, Cat: doctor Dan]
    - night 2: [Ann: vigilante Eve]
    - end
    - expect: { dead: [Dan, Eve] }
`);

rule('mafia/modifier/strongman#2', 'a Strongman Vigilante kills a target that is being jailed', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strongman Vigilante, Bob: Mafia Goon, Cat: Town Jailkeeper, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Dan, Cat: jailkeeper Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/strongman#3', 'one who is jailed is blocked', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strongman Vigilante, Bob: Mafia Goon, Cat: Town Jailkeeper, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Dan, Cat: jailkeeper Ann]
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/strongman?1', 'it ignores Babysitter, Firefighter and Virgin', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strongman Vigilante, Bob: Mafia Goon, Cat: Town Babysitter, Dan: Town, Eve: Town Virgin, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: vigilante Dan, Cat: babysitter Dan]
    - end
    - expect: { dead: [Dan] }
    - night 2: [Bob: mafia vigilante Eve]
    - night 3: [Bob: mafia vigilante Fay, Ann: vigilante Gus]
    - end
    - expect: { dead: [Dan, Eve, Gus] }
`);

rule('mafia/modifier/strongman?1', 'not Ascetic for what does not kill, not Rolestopper, Hider or Roleblocker', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strongman Vigilante, Bob: Mafia Goon, Cat: Town Rolestopper, Dan: Town, Eve: Town Hider, Fay: Town Strongman Vigilante, Gus: Town Strongman Vigilante, Hal: Town Roleblocker, Ivy: Town Strongman Cop, Jon: Town Ascetic }
  play:
    - night 1: [Ann: vigilante Dan, Cat: rolestopper Dan, Fay: vigilante Eve, Eve: hider Bob, Gus: vigilante Bob, Hal: roleblocker Gus, Ivy: cop Jon]
    - end
    - expect: { dead: [], told: { Ivy: [{ result: No Result }] } }
`);

rule('mafia/modifier/strongman?2', 'a Bodyguard does not die of it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strongman Vigilante, Bob: Mafia Goon, Cat: Town Bodyguard, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Dan, Cat: bodyguard Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/strongman?3', 'of what does not kill at once it matters against a Firefighter', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Chaos-aligned Strongman Arsonist, Bob: Chaos-aligned Arsonist, Cat: Town Firefighter, Dan: Town, Eve: Town, Fay: Mafia Goon }
  play:
    - night 1: [Ann: arsonist Dan, Bob: arsonist Dan, Cat: firefighter Dan]
    - night 2: [Bob: arsonist with ignite]
    - end
    - expect: { dead: [] }
    - night 3: [Ann: arsonist with ignite]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/strongman?1', 'and Bulletproof against a douse, a Doctor in the same night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Chaos-aligned Strongman Arsonist, Bob: Chaos-aligned Arsonist, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Mafia Goon }
  play:
    - night 1: [Ann: arsonist Dan, Bob: arsonist Dan, Cat: doctor Dan]
    - night 2: [Bob: arsonist with ignite]
    - end
    - expect: { dead: [] }
    - night 3: [Ann: arsonist with ignite]
    - end
    - expect: { dead: [Dan] }
`);
