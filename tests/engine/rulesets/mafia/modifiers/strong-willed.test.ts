import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/strong-willed#1', 'no Blocking and no Redirecting power affects it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strong-Willed Vigilante, Bob: Mafia Roleblocker, Cat: Town Rolestopper, Dan: Town, Eve: Town Bus Driver, Fay: Mafia Goon, Gus: Town }
  play:
    - night 1: [Ann: vigilante Dan, Bob: roleblocker Ann, Cat: rolestopper Dan, Eve: bus driver Dan and Gus]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/strong-willed#2', 'a Strong-Willed Cop who targets an Ascetic gets a result', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strong-Willed Cop, Bob: Mafia Ascetic, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/modifier/strong-willed?1', 'a Hider is out of reach all the same', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strong-Willed Cop, Bob: Mafia Hider, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: hider Dan]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: No Result }] } }
`);

rule('mafia/modifier/strong-willed?1', 'Macho, Loyal, Erratic and Bulletproof work against it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strong-Willed Doctor, Bob: Mafia Goon, Cat: Town Macho, Dan: Town Bulletproof, Eve: Town Strong-Willed Vigilante, Fay: Town Loyal Strong-Willed Cop }
  play:
    - night 1: [Ann: doctor Cat, Bob: mafia vigilante Cat, Eve: vigilante Dan, Fay: cop Bob]
    - end
    - expect: { dead: [Cat], told: { Fay: [{ ability: cop, result: No Result }] } }
`);

rule('mafia/modifier/strong-willed?2', 'it covers its own power only', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strong-Willed Cop Vigilante, Bob: Mafia Roleblocker, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Ann: vigilante Dan, Bob: roleblocker Ann]
    - end
    - expect: { dead: [], told: { Ann: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/modifier/strong-willed?3', 'Delayed and Permanent blocks do not affect it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strong-Willed Vigilante, Bob: Mafia Delayed Roleblocker, Cat: Mafia Permanent Roleblocker, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: roleblocker Ann, Cat: roleblocker Ann]
    - night 2: [Ann: vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);
