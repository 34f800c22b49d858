import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/suicidal#1', 'who uses it dies', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Suicidal Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: []
    - end
    - expect: { dead: [] }
    - night 2: [Ann: cop Bob]
    - end
    - expect: { dead: [Ann], told: { Ann: [{ result: Non-Town }] } }
`);

rule('mafia/modifier/suicidal#2', 'it adds Killing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Suicidal Cop, Bob: Mafia Goon, Cat: Town Follower, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: follower Ann]
    - end
    - expect: { told: { Cat: [{ ability: follower, result: [Killing, Investigative] }] } }
`);

rule('mafia/modifier/suicidal#3', 'a Suicidal Reviver revives at the price of its own life', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Suicidal Reviver, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - night 2: [Ann: reviver Cat]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/suicidal?1', 'roleblocked it was not used; stopped at the target it was', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Suicidal Doctor, Bob: Mafia Roleblocker, Cat: Mafia Goon, Dan: Town Rolestopper, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: doctor Eve, Bob: roleblocker Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Eve, Dan: rolestopper Eve]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/suicidal?2', 'nothing prevents that death', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Bulletproof Suicidal Visitor, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town Bodyguard, Eve: Town }
  play:
    - night 1: [Ann: visitor Eve, Cat: doctor Ann, Dan: bodyguard Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/suicidal?3', 'Ascetic leaves the action alone, and a vest does not stop an investigation', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Suicidal Cop, Bob: Mafia Ascetic, Cat: Town Suicidal Cop, Dan: Mafia Bulletproof, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: cop Dan]
    - end
    - expect: { dead: [Ann, Cat], told: { Ann: [{ result: Non-Town }], Cat: [{ result: Non-Town }] } }
`);

rule('mafia/modifier/suicidal?3', 'no Lightning Rod draws it, no Nexus and no Sidekick moves it, and a Voyeur reports Killing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Suicidal Visitor, Bob: Mafia Goon, Cat: Town Lightning Rod, Dan: Town Nexus, Eve: Town Strong-Willed Voyeur, Fay: Town }
  play:
    - night 1: [Ann: visitor Dan, Cat: lightning rod, Eve: voyeur Dan]
    - end
    - expect: { dead: [Ann], told: { Eve: [{ ability: voyeur, result: { has: [Killing] } }] } }
`);

rule('mafia/modifier/suicidal?4', 'at the end of the night, at once by day', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Suicidal Visitor, Bob: Mafia Goon, Cat: Town Suicidal Day Cop, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: visitor Dan]
    - expect: { dead: [] }
    - end
    - expect: { dead: [Ann] }
    - day 1: [Cat: cop Bob]
    - expect: { dead: [Ann, Cat], phase: day 1, told: { Cat: [{ result: Non-Town }] } }
`);
