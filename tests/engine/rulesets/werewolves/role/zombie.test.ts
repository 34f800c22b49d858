import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/zombie#1', 'bites one a night, who is told nothing', `${head}
  players: { Zom: Zombie, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role }] } }
    - night 1: [Zom: zombie Zom, Zom: zombie Ann, Zom: zombie Bob]
    - day 1: [Zom: zombie Wes]
    - expect: { untold: { Ann: [{}] }, refused: [{ text: zombie Zom }, { text: zombie Bob }, { text: zombie Wes }] }
    - night 2: [Zom: zombie Ann]
    - expect: { roles: { Ann: Zombie } }
`);

rule('werewolves/role/zombie#2', 'a night between two bites, and nothing comes of them', `${head}
  players: { Zom: Zombie, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - night 3: [Zom: zombie Ann]
    - expect: { roles: { Ann: Citizen } }
`);

rule('werewolves/role/zombie#2', 'bitten in two nights running a player becomes a Zombie', `${head}
  players: { Zom: Zombie, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - night 2: [Zom: zombie Ann]
    - expect: { roles: { Ann: Zombie } }
`);

rule('werewolves/role/zombie#2', 'one who is a Zombie already stays as they are: what they do that night is done', `${head}
  players: { Zom: Zombie, Zac: Zombie, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Zac, Zac: zombie Ann]
    - night 2: [Zac: zombie Ann, Zom: zombie Zac, Zac: zombie Bob]
    - expect: { refused: [{ by: Zac }], roles: { Zac: Zombie, Ann: Zombie }, untold: { Zac: [{ kind: role, phase: night 2 }] } }
`);

rule('werewolves/role/zombie#3', 'a new one bites from the next night on', `${head}
  players: { Zom: Zombie, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - night 2: [Zom: zombie Ann, Ann: zombie Bob]
    - expect: { roles: { Ann: Zombie }, refused: [{ by: Ann, text: zombie Bob }] }
    - night 3: [Ann: zombie Bob]
    - night 4: [Ann: zombie Bob]
    - expect: { roles: { Bob: Zombie } }
`);

rule('werewolves/role/zombie#4', 'when a Zombie dies those it made die too', `${head}
  players: { Zom: Zombie, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - night 2: [Zom: zombie Ann]
    - day 2: [Bob: vote Zom, Cal: vote Zom]
    - end
    - expect: { dead: [Ann, Zom] }
`);

rule('werewolves/role/zombie#5', 'in another role neither dies with its maker nor takes its own along', `${head}
  players: { Zom: Zombie, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - night 2: [Zom: zombie Ann]
    - night 3: [Ann: zombie Bob]
    - night 4: [Ann: zombie Bob, Vam: vampire Ann, Axl: assassin Ann]
    - day 4: [Cal: vote Zom, Dee: vote Zom]
    - night 5: []
    - expect: { dead: [Zom], roles: { Ann: Undead, Bob: Zombie } }
    - day 5: [Cal: vote Ann, Dee: vote Ann]
    - night 6: []
    - expect: { dead: [Zom, Ann], roles: { Bob: Zombie } }
`);

rule('werewolves/role/zombie#6', 'who bites somebody of Hell twice is an Imp', `${head}
  players: { Zom: Zombie, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Dem]
    - expect: { roles: { Zom: Zombie } }
    - night 2: [Zom: zombie Dem]
    - expect: { roles: { Zom: Imp, Dem: Demon }, channels: { hell: [Zom, Dem] } }
`);

rule('werewolves/role/zombie#7', 'share a channel, and win once all others are dead or unaligned', `${head}
  players: { Zom: Zombie, Zac: Zombie, Des: Despot, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Zom: zombie Ann]
    - night 2: [Zom: zombie Ann]
    - expect: { channels: { graveyard-channel: [Zom, Zac, Ann] }, winners: [] }
    - day 2: [Zom: vote Bob, Ann: vote Bob]
    - end
    - expect: { phase: over, winners: [Zom, Zac, Ann] }
`);

rule('werewolves/role/zombie#8', 'an Exorcist takes the first bite off', `${head}
  players: { Zom: Zombie, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [bitten] }] } }
    - night 2: [Zom: zombie Ann]
    - expect: { roles: { Ann: Citizen } }
`);
