import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/imp#1', 'is what an Infecting Wolf becomes that bites one of Hell', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - expect: { roles: { Inf: Imp, Dem: Demon }, told: { Inf: [{ kind: role, result: Imp }] } }
`);

rule('werewolves/role/imp#2', 'wins with Hell, in whose channel it is', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem, Wes: vote Ann in wolfpack]
    - day 1: [Dem: vote Wes, Inf: vote Wes]
    - expect: { channels: { hell: [Dem, Inf] }, winners: [] }
    - night 2: [Dem: demon Wim with attack]
    - expect: { phase: over, winners: [Dem, Inf] }
`);

rule('werewolves/role/imp#3', 'brings a soul into the pool and has none', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Ann with attack, Dem: demon Bob with protect, Inf: infecting wolf Dem]
    - expect: { dead: [Ann], refused: [{ by: Dem }] }
    - day 1: [Dem: demon Inf with attack]
    - expect: { dead: [Ann], refused: [], told: { Dem: [{ about: [Inf], result: false }] } }
`);

rule('werewolves/role/imp#4', 'uses no souls, and none saves it', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - day 1: [Inf: imp Ann with attack, Inf: demon Ann with attack, Inf: imp Ann with protect]
    - expect: { dead: [], refused: [{ by: Inf, text: imp Ann with attack }, { by: Inf, text: demon Ann with attack }, { by: Inf, text: imp Ann with protect }] }
    - night 2: [Wes: vote Inf in wolfpack]
    - day 2: []
    - expect: { dead: [Inf] }
`);

rule('werewolves/role/imp#5', 'nothing takes it away from Hell', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Zom: Zombie, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem, Zom: zombie Inf]
    - night 2: [Zom: zombie Inf, Vam: vampire Inf, Wes: vote Inf in wolfpack]
    - expect: { roles: { Inf: Imp, Zom: Imp } }
    - day 2: []
    - expect: { dead: [Inf], roles: { Inf: Imp } }
`);

rule('werewolves/role/imp#6', 'still in the pack it is wolfish, and a Lone Wolf dies of it; another Imp is not', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Zom: Zombie, Lon: Lone Wolf, Luc: Lone Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem, Zom: zombie Dem]
    - night 2: [Zom: zombie Dem]
    - expect: { roles: { Inf: Imp, Zom: Imp }, channels: { wolfpack: [Inf, Wes] } }
    - night 3: [Lon: lone wolf Inf, Luc: lone wolf Zom]
    - day 3: []
    - expect: { dead: [Lon], alive: [Dem, Inf, Zom, Luc, Ann, Bob, Wes] }
`);
