import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/pyromancer#1', 'powders one player or ignites, not both in one night', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann, Pyr: pyromancer Bob, Pyr: pyromancer with ignite]
    - expect: { refused: [{ by: Pyr, text: pyromancer Bob }, { by: Pyr, text: pyromancer with ignite }] }
    - day 1: []
    - expect: { dead: [] }
    - night 2: [Pat: pyromancer with ignite, Pat: pyromancer Cal]
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Pyr: pyromancer with ignite]
    - day 3: []
    - expect: { dead: [Ann, Cal] }
`);

rule('werewolves/role/pyromancer#2', 'attacks everybody who is powdered, and nobody else; the Coroner finds the Pyromancer', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann, Pat: pyromancer Bob]
    - night 2: [Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [Ann, Bob], told: { Pyr: [{ ability: pyromancer, about: [Ann], result: true }, { ability: pyromancer, about: [Bob], result: true }], Cor: [{ about: [Ann], result: [attack, Pyromancer] }] }, untold: { Pat: [{ result: true }] } }
`);

rule('werewolves/role/pyromancer#3', 'who survives stays powdered', `${head}
  players: { Pyr: Pyromancer, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - night 2: [Wit: witch Ann with life, Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [], told: { Pyr: [{ about: [Ann], result: false }] } }
    - night 3: [Pyr: pyromancer with ignite]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/pyromancer#4', 'a powdered Pyromancer does not burn, and it is told', `${head}
  players: { Pyr: Pyromancer, Pyt: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Pyt]
    - night 2: [Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [], told: { Pyr: [{ ability: pyromancer, about: [Pyt], result: false }] } }
`);

rule('werewolves/role/pyromancer#5', 'powder is there at once: a Wisp and a Pyromancer of the same night find it', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann, Pat: pyromancer Ann]
    - expect: { told: { Pat: [{ ability: pyromancer, about: [Ann], result: false }] }, refused: [] }
    - night 2: [Pyr: pyromancer Bob, Pat: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/role/pyromancer#6', 'the fire comes when the night ends, or not, if it was taken back', `${head}
  players: { Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - night 2: [Pyr: pyromancer with ignite, Pyr: cancel pyromancer]
    - night 3: [Pyr: pyromancer with ignite]
    - expect: { dead: [] }
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/pyromancer#7', 'is told where there was powder already, and of nothing else', `${head}
  players: { Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - expect: { untold: { Pyr: [{ kind: result }], Ann: [{ kind: notice }] } }
    - night 2: [Pyr: pyromancer Ann]
    - expect: { told: { Pyr: [{ kind: result, ability: pyromancer, about: [Ann], result: false }] } }
`);

rule('werewolves/role/pyromancer#8', 'Pyromancers share a channel and win together', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { pyros: [Pyr, Pat] } }
    - day 1: [Pyr: vote Wes, Pat: vote Wes]
    - day 2: [Pyr: vote Ann, Pat: vote Ann]
    - end
    - expect: { phase: over, winners: [Pyr, Pat] }
`);

rule('werewolves/role/pyromancer#9', 'their side wins when only the unaligned are left beside it', `${head}
  players: { Pyr: Pyromancer, Des: Despot, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Pyr: vote Wes, Des: vote Wes]
    - end
    - expect: { winners: [] }
    - day 2: [Pyr: vote Ann, Des: vote Ann]
    - end
    - expect: { phase: over, alive: [Pyr, Des], winners: [Pyr] }
`);

rule('werewolves/role/pyromancer#1', 'powdering takes the place of an ignition that was chosen', `${head}
  players: { Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - night 2: [Pyr: pyromancer with ignite, Pyr: pyromancer Bob]
    - expect: { refused: [] }
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Pyr: pyromancer with ignite]
    - day 3: []
    - expect: { dead: [Ann, Bob] }
`);
