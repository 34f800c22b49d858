import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/loyal#1', 'it fails on a player of another alignment', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loyal Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Chaos-aligned, Eve: Town }
  play:
    - night 1: [Ann: doctor Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Dan, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/loyal#2', 'a Town Loyal Jailkeeper jails Town players only', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loyal Jailkeeper, Bob: Mafia Vigilante, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Mafia Goon }
  play:
    - night 1: [Ann: jailkeeper Bob, Bob: vigilante Dan]
    - end
    - expect: { dead: [Dan] }
    - night 2: [Ann: jailkeeper Cat, Cat: vigilante Bob, Bob: vigilante Cat]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/loyal#3', 'a Loyal Loud Visitor is heard only where the alignments match', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loyal Loud Visitor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: visitor Cat]
    - end
    - expect: { told: { Cat: [{ kind: notice, about: { has: [Ann] } }] } }
    - night 2: [Ann: visitor Bob]
    - end
    - expect: { untold: { Bob: [{ kind: notice, about: { has: [Ann] } }] } }
`);

rule('mafia/modifier/loyal?1', "the target as it looks, the user as it is", `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Miller Loyal Doctor, Bob: Mafia Goon, Cat: Town Miller, Dan: Mafia Godfather, Eve: Town, Fay: Town Vigilante }
  play:
    - night 1: [Ann: doctor Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Ann: doctor Dan, Fay: vigilante Dan]
    - end
    - expect: { dead: [Cat] }
    - night 3: [Ann: doctor Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/loyal?2', 'with two targets it fails as a whole', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loyal Bus Driver, Bob: Mafia Goon, Cat: Town, Dan: Mafia Cop, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: bus driver Cat and Dan, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Ann: bus driver Eve and Fay, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Cat, Fay] }
`);

rule('mafia/modifier/loyal?3', 'factions do not matter', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Chaos-aligned Loyal Doctor, Bob: Mafia Goon, Cat: Serial Killer, Dan: Town Vigilante, Eve: Town, Fay: Chaos Neighbor }
  play:
    - night 1: [Ann: doctor Fay, Bob: mafia vigilante Fay]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Cat, Dan: vigilante Cat]
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/loyal?4', 'only investigators learn of the failure', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loyal Cop, Bob: Mafia Goon, Cat: Town Loyal Doctor, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: doctor Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: No Result }] }, untold: { Cat: [{ phase: night 1, kind: { anyOf: [result, notice] } }] } }
`);
