import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/wisp#1', 'visits one player each day, at once', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wis: wisp Ann]
    - expect: { refused: [{ by: Wis }] }
    - day 1: [Wis: wisp Rec, Wis: wisp Ann]
    - expect: { told: { Rec: [{ kind: notice, ability: recluse, result: Wisp }] }, refused: [{ by: Wis, text: wisp Ann }] }
    - day 2: [Wis: wisp Ann]
    - expect: { refused: [] }
`);

rule('werewolves/role/wisp#2', 'powders at once whom it visits', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Wis: wisp Ann, Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [powdered] }] } }
    - day 2: [Wis: wisp Bob]
    - night 3: [Pyr: pyromancer with ignite]
    - day 3: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/wisp#3', 'ignites one who is powdered when the day is over', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Wis: wisp Ann]
    - expect: { dead: [] }
    - night 2: [Pyr: pyromancer Bob]
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/wisp#3', 'of its own side it ignites nobody, and hears so', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Lux: Wisp, Lea: Wisp, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Pat, Pat: pyromancer Lea]
    - day 1: [Lux: wisp Pat]
    - night 2: []
    - expect: { dead: [], told: { Lux: [{ kind: result, phase: day 1, about: [Pat], result: false }] } }
    - day 2: [Lux: wisp Lea]
    - night 3: []
    - expect: { dead: [], told: { Lux: [{ kind: result, about: [Lea], text: one of yours }], Lea: [{ kind: notice, text: set you on fire }] } }
`);

rule('werewolves/role/wisp#4', 'lynched on that day it ignites nobody', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Wis: wisp Ann, Bob: vote Wis, Cal: vote Wis]
    - end
    - expect: { dead: [Wis] }
`);

rule('werewolves/role/wisp#5', 'hears only when the day is over what it did', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Wis: wisp Ann]
    - expect: { untold: { Wis: [{ kind: result }] } }
    - night 2: []
    - expect: { told: { Wis: [{ ability: wisp, phase: day 1, about: [Ann], result: powdered }] } }
    - day 2: [Wis: wisp Ann]
    - expect: { untold: { Wis: [{ kind: result }] } }
    - night 3: []
    - expect: { told: { Wis: [{ ability: wisp, phase: day 2, about: [Ann], result: true }] }, untold: { Wis: [{ result: powdered }] } }
`);

rule('werewolves/role/wisp#6', 'does not visit itself', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Wis: wisp Wis]
    - expect: { refused: [{ by: Wis, code: illegal-target }] }
`);

rule('werewolves/role/wisp#7', 'wins with the Pyromancers, outside their channel', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { pyros: [Pyr] } }
    - day 1: [Pyr: vote Wes, Wis: vote Wes]
    - day 2: [Pyr: vote Ann, Wis: vote Ann]
    - end
    - expect: { phase: over, alive: [Pyr, Wis], winners: [Pyr, Wis] }
`);

rule('werewolves/role/wisp#8', 'does not learn who the others are, and they do not learn who it is', `${head}
  players: { Pyr: Pyromancer, Lux: Wisp, Wim: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Lux: wisp Ann]
    - night 2: []
    - expect: { channels: { pyros: [Pyr] }, dead: [Ann], untold: { Lux: [{ about: { has: [Pyr] } }, { about: { has: [Wim] } }, { text: Pyr }], Wim: [{ text: Lux }, { text: Pyr }], Pyr: [{ text: Lux }, { text: Wim }] } }
`);

rule('werewolves/role/wisp#9', 'a powdered Wisp does not burn, and is told of it', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Wis]
    - night 2: [Pyr: pyromancer with ignite]
    - expect: { untold: { Wis: [{ kind: notice }] } }
    - day 2: []
    - expect: { dead: [], told: { Wis: [{ kind: notice, ability: wisp, text: set you on fire }] } }
`);

rule('werewolves/role/wisp#10', 'whoever lit the fire hears its name', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Wis, Pat: pyromancer Ann]
    - night 2: [Pat: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [Ann], told: { Pat: [{ kind: result, about: [Wis], result: false, text: Wis }] }, untold: { Pyr: [{ phase: night 2, about: [Wis] }] } }
`);

rule('werewolves/role/wisp#11', 'in other words than where the fire fails otherwise', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Wis: Wisp, Wit: Witch, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Wis, Pat: pyromancer Ann]
    - night 2: [Pyr: pyromancer Pat]
    - night 3: [Wit: witch Ann with life, Pyr: pyromancer with ignite]
    - day 3: []
    - expect:
        dead: []
        told: { Pyr: [{ about: [Wis], text: is one of yours }, { about: [Pat], text: could not be set on fire }, { about: [Ann], result: false }] }
        untold: { Pyr: [{ about: [Pat], text: one of yours }, { about: [Ann], text: one of yours }], Pat: [{ phase: night 3 }] }
`);

rule('werewolves/role/wisp#12', 'becomes a Pyromancer when nobody is left in the channel', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pyr, Bob: vote Pyr]
    - end
    - expect: { dead: [Pyr], roles: { Wis: Pyromancer }, channels: { pyros: [Pyr, Wis] } }
`);

rule('werewolves/role/wisp#13', 'of several all become Pyromancers and join', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Wim: Wisp, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pyr, Bob: vote Pyr]
    - end
    - expect: { dead: [Pyr], roles: { Wis: Pyromancer, Wim: Pyromancer }, channels: { pyros: [Pyr, Wis, Wim] }, told: { Wis: [{ kind: role, phase: day 1, result: Pyromancer }], Wim: [{ kind: role, phase: day 1, result: Pyromancer }] } }
    - night 2: [Wis: pyromancer Ann, Wim: pyromancer Bob]
    - expect: { refused: [] }
`);
