import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/amnesiac#1', "is told three of the town's roles, the own one among them", `${head}
  players: { Amn: { Amnesiac: { role: Oracle } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Amn: [{ ability: amnesiac, result: { has: [Oracle] } }, { ability: amnesiac, result: { size: 3 } }] }, untold: { Amn: [{ ability: amnesiac, result: { has: [Wolf] } }, { ability: amnesiac, result: { has: [Amnesiac] } }, { kind: role, result: Oracle }] } }
`);

rule('werewolves/role/amnesiac#2', 'until the end of Day 1 nothing is there to be used', `${head}
  decide: { amnesiac-role: Oracle }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Amy: oracle Ann and Bob]
    - day 1: [Amy: vote Cal]
    - expect: { refused: [{ by: Amy }], roles: { Amy: Amnesiac } }
    - end
    - expect: { dead: [Cal], roles: { Amy: Oracle } }
`);

rule('werewolves/role/amnesiac#3', 'learns the role when Day 1 ends, and is it', `${head}
  players: { Amn: { Amnesiac: { role: Oracle } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Amn: vote nobody]
    - expect: { roles: { Amn: Amnesiac } }
    - end
    - expect: { roles: { Amn: Oracle }, told: { Amn: [{ kind: role, result: Oracle, phase: day 1 }] } }
    - night 2: [Amn: oracle Ann and Wes]
    - expect: { told: { Amn: [{ ability: oracle, result: false }] } }
`);

rule('werewolves/role/amnesiac#4', 'nobody else is told', `${head}
  decide: { amnesiac-role: Oracle }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: []
    - expect: { roles: { Amy: Oracle }, unannounced: [{ about: [Amy] }, { result: Oracle }], untold: { Ann: [{ result: Oracle }] } }
`);

rule('werewolves/role/amnesiac#5', 'a choice that was due earlier is made now', `${head}
  decide: { amnesiac-role: Fletcher }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Amy: fletcher Ann]
    - expect: { told: { Ann: [{ kind: role, result: "Fletcher's Customer" }] } }
`);

rule('werewolves/role/amnesiac#6', 'what the role learns at the start is told after the change', `${head}
  decide: { amnesiac-role: Town Crier, town-crier-player: Bob }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Baker, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { untold: { Amy: [{ ability: town crier }] } }
    - night 2: []
    - expect: { told: { Amy: [{ ability: town crier, about: [Bob], result: Baker }] } }
`);

rule('werewolves/role/amnesiac?1', 'is seen as what it is until then', `${head}
  decide: { amnesiac-role: Oracle }
  players: { Amy: Amnesiac, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Amy]
    - night 2: [Fay: fortune teller Amy]
    - expect: { told: { Fay: [{ about: [Amy], result: Amnesiac }, { about: [Amy], result: Oracle }] } }
`);

rule('werewolves/role/amnesiac?2', 'lynched on Day 1 it was never anything else', `${head}
  decide: { amnesiac-role: Oracle }
  players: { Amy: Amnesiac, Her: Herald, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Her: herald as Amnesiac, Ann: vote Amy, Bob: vote Amy]
    - end
    - expect: { dead: [Amy], roles: { Amy: Amnesiac }, told: { Her: [{ ability: herald, result: Amnesiac }] }, untold: { Amy: [{ kind: role, result: Oracle }] } }
`);

rule('werewolves/role/amnesiac?3', 'subjects are drawn of those who live then', `${head}
  decide: { amnesiac-role: Mad Scientist }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Amy: vote Wim, Bob: vote Wim]
    - expect: { channels: { laboratory: [] } }
    - night 2: []
    - expect: { dead: [Ann, Wim], roles: { Amy: Mad Scientist }, channels: { laboratory: [Amy, Bob, Wes] } }
`);

rule('werewolves/role/amnesiac?3', 'a customer is chosen in Night 2, or drawn when it ends', `${head}
  decide: { amnesiac-role: Fletcher, fletcher-customer: Bob }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: []
    - expect: { untold: { Bob: [{ result: "Fletcher's Customer" }] } }
    - day 2: []
    - expect: { told: { Bob: [{ kind: role, result: "Fletcher's Customer" }] } }
`);
