import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/undead-cupid#1', 'comes of a demonized Cupid who is killed, and not of one who is spared', `${head}
  players: { Cup: Cupid, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Vam: vampire Cup]
    - day 1: []
    - expect: { roles: { Cup: Cupid } }
    - night 2: [Axl: assassin Cup]
    - day 2: []
    - expect: { roles: { Cup: Undead Cupid }, dead: [] }
`);

rule('werewolves/role/undead-cupid#2', 'is no Undead; infected before, turns all the same', `${head}
  players: { Cup: Cupid, Inf: Infecting Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Cup, Vam: vampire Cup]
    - day 1: []
    - expect: { roles: { Cup: Cupid Wolf } }
    - night 2: [Axl: assassin Cup]
    - day 2: []
    - expect: { roles: { Cup: Undead Cupid }, dead: [], channels: { couple: [Cup, Ann], underworld-channel: [Cup, Vam] } }
`);

rule('werewolves/role/undead-cupid#3', 'dies with the lover, and stands for the Underworld', `${head}
  players: { Und: { Undead Cupid: { lover: Des } }, Des: Despot, Vam: Vampire, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Und and Vam]
    - expect: { told: { Ora: [{ about: [Und, Vam], result: true }] }, channels: { couple: [Und, Des] } }
    - night 2: [Wes: vote Des in wolfpack]
    - day 2: []
    - expect: { dead: [Des, Und], announced: [{ kind: notice, about: [Des, Und] }] }
`);

rule('werewolves/role/undead-cupid#4', 'with a Citizen as lover wins neither with the town nor with the Vampire, but once both would have won', `${head}
  players: { Und: { Undead Cupid: { lover: Leo } }, Leo: Citizen, Ann: Citizen, Vam: Vampire, Wes: Wolf }
  play:
    - day 1: [Und: vote Wes, Leo: vote Wes]
    - night 2: []
    - expect: { winners: [] }
    - day 2: [Und: vote Ann, Leo: vote Ann]
    - night 3: []
    - expect: { winners: [], phase: night 3 }
    - day 3: [Und: vote Vam, Leo: vote Vam]
    - end
    - expect: { phase: over, winners: [Und, Leo] }
`);

rule('werewolves/role/undead-cupid#5', 'with a wolf as lover wins with nobody else alive', `${head}
  players: { Und: { Undead Cupid: { lover: Wes } }, Wes: Wolf, Vam: Vampire, Wim: Wolf }
  play:
    - day 1: [Und: vote Wim, Wes: vote Wim]
    - night 2: []
    - expect: { dead: [Wim], winners: [] }
    - day 2: [Und: vote Vam, Wes: vote Vam]
    - end
    - expect: { phase: over, winners: [Und, Wes] }
`);

rule('werewolves/role/undead-cupid#6', 'with a Vampire as lover wins with the Underworld', `${head}
  players: { Und: { Undead Cupid: { lover: Vam } }, Vam: Vampire, Vin: Vampire, Ann: Citizen }
  play:
    - day 1: [Und: vote Ann, Vam: vote Ann]
    - end
    - expect: { phase: over, winners: [Und, Vam, Vin] }
`);

rule('werewolves/role/undead-cupid#7', 'with an unaligned lover wins with the Underworld', `${head}
  players: { Und: { Undead Cupid: { lover: Des } }, Des: Despot, Vam: Vampire, Ann: Citizen }
  play:
    - day 1: [Und: vote Ann, Des: vote Ann]
    - end
    - expect: { phase: over, winners: [Und, Des, Vam] }
`);

rule('werewolves/role/undead-cupid#7', 'or by the goal of that lover', `${head}
  players: { Und: { Undead Cupid: { lover: Des } }, Des: Despot, Vam: Vampire, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { dead: [Und, Des], announced: [{ kind: win, about: [Und], result: Undead Cupid }] }
`);
