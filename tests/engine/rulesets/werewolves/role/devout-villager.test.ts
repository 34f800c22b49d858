import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/devout-villager#1', 'votes like a Citizen', `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: vote Wes, Dev: vote Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/devout-villager#2', 'never changes role', `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dev]
    - day 1: []
    - expect: { roles: { Dev: Devout Villager }, untold: { Dev: [{ kind: role, result: Wolf }] }, channels: { wolfpack: [Inf, Wes] } }
`);

rule('werewolves/role/devout-villager#3', "an Infecting Wolf's bite fails", `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Inf: infecting wolf Dev]
    - expect: { roles: { Dev: Devout Villager } }
`);

rule('werewolves/role/devout-villager#4', 'is demonized like anybody', `${head}
  players: { Dev: Devout Villager, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Vam: Vampire, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Dev]
    - day 1: [Exo: exorcist Dev]
    - expect: { told: { Exo: [{ about: [Dev], result: [demonized] }] } }
`);

rule('werewolves/role/devout-villager#5', 'a demonized one dies', `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Vam: Vampire, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Dev, Wes: vote Dev in wolfpack]
    - day 1: []
    - expect: { dead: [Dev], roles: { Dev: Devout Villager } }
`);

rule('werewolves/role/devout-villager?1', 'a bite in vain was the only one', `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dev, Inf: infecting wolf Ann]
    - day 1: []
    - expect: { roles: { Dev: Devout Villager, Ann: Citizen }, refused: [{ by: Inf, text: infecting wolf Ann }] }
`);
