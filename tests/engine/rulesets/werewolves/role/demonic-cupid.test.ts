import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/demonic-cupid#1', 'comes of a choice of somebody of Hell', `${head}
  players: { Cup: Cupid, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Dem]
    - expect: { phase: night 1, roles: { Cup: Demonic Cupid } }
`);

rule('werewolves/role/demonic-cupid#1', 'or of a lover who comes to be of Hell', `${head}
  players: { Cup: Cupid, Inf: Infecting Wolf, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Inf]
    - expect: { roles: { Cup: Cupid } }
    - night 1: [Inf: infecting wolf Dem]
    - expect: { roles: { Inf: Imp, Cup: Demonic Cupid } }
`);

rule('werewolves/role/demonic-cupid#2', 'is in the channel of Hell and wins with it', `${head}
  players: { Cup: Cupid, Dem: Demon, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Dem]
    - expect: { channels: { hell: [Cup, Dem] } }
    - day 1: [Cup: vote Ann, Dem: vote Ann]
    - night 2: []
    - day 2: [Cup: vote Bob, Dem: vote Bob]
    - end
    - expect: { phase: over, winners: [Cup, Dem] }
`);

rule('werewolves/role/demonic-cupid#3', 'brings a soul into the pool', `${head}
  players: { Cup: Cupid, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Ann with attack, Dem: demon Bob with protect]
    - expect: { dead: [Ann], refused: [{ by: Dem, text: demon Bob with protect }] }
    - night 1: [Cup: cupid Dem, Dem: demon Bob with protect, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], refused: [] }
`);

rule('werewolves/role/demonic-cupid#4', 'neither of the two is ever of another team', `${head}
  players: { Cup: Cupid, Dem: Demon, Vam: Vampire, Axl: Assassin, Alf: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Dem, Dem: demon Ann with attack, Dem: demon Bob with protect]
    - night 2: [Vam: vampire Cup, Vam: vampire Dem, Axl: assassin Cup, Alf: assassin Dem]
    - day 2: []
    - expect: { roles: { Cup: Demonic Cupid, Dem: Demon }, dead: [Ann, Cup, Dem] }
`);

rule('werewolves/role/demonic-cupid#5', 'the two die together', `${head}
  players: { Cup: Cupid, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Dem]
    - day 1: [Ann: vote Dem, Bob: vote Dem]
    - end
    - expect: { dead: [Dem, Cup], announced: [{ kind: notice, about: [Dem, Cup] }] }
`);
