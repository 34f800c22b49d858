import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/erratic#1', 'nobody is reached twice in a game', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Erratic Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Cat, Bob: mafia vigilante Cat]
    - night 2: [Ann: doctor Dan, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [] }
    - night 3: [Ann: doctor Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/erratic#2', 'if it tries to, it is blocked', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Erratic Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] } }
    - night 2: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: No Result }] } }
`);

rule('mafia/modifier/erratic?1', 'what counts is where it went in the end', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Erratic Cop, Bob: Mafia Goon, Cat: Town Redirector, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: redirector Ann and Dan]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Town }] } }
    - night 2: [Ann: cop Dan]
    - end
    - expect: { told: { Ann: [{ about: [Dan], result: No Result }] } }
    - night 3: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Non-Town }] } }
`);

rule('mafia/modifier/erratic?1', 'choosing a player again is accepted, with a warning to the user alone', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Erratic Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { untold: { Ann: [{ kind: notice, about: [Bob] }] } }
    - night 2: [Ann: cop Cat]
    - expect: { untold: { Ann: [{ kind: notice, about: [Cat] }] } }
    - night 2: [Ann: cop Bob]
    - expect: { refused: [], told: { Ann: [{ kind: notice, about: [Bob], text: twice }] }, unannounced: [{ about: [Bob] }] }
`);

rule('mafia/modifier/erratic?2', 'Strong-Willed does not help', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Strong-Willed Erratic Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - night 2: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Non-Town }, { about: [Bob], result: No Result }] } }
`);

rule('mafia/modifier/erratic?3', 'a try that was not even performed does not count', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Erratic Cop, Bob: Mafia Goon, Cat: Mafia Roleblocker, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: roleblocker Ann]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: No Result }] } }
    - night 2: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Non-Town }] } }
`);

rule('mafia/modifier/erratic?3', 'one that was stopped at its target does', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Erratic Cop, Bob: Mafia Active Ascetic, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: ascetic]
    - night 2: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: No Result }] }, untold: { Ann: [{ about: [Bob], result: Non-Town }] } }
`);
