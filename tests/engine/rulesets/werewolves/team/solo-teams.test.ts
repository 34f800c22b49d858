import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/team/pyro#1', 'wins when only unaligned players are left beside it', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Des: Despot, Ann: Citizen }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - night 2: [Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { phase: over, winners: [Pyr, Wis] }
`);

rule('werewolves/team/pyro#2', 'a Wisp is outside the channel', `${head}
  players: { Pyr: Pyromancer, Pyt: Pyromancer, Wis: Wisp, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { pyros: [Pyr, Pyt] } }
`);

rule('werewolves/team/pyro#3', 'all Wisps take over', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Wos: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pyr, Bob: vote Pyr]
    - end
    - expect: { roles: { Wis: Pyromancer, Wos: Pyromancer }, channels: { pyros: [Pyr, Wis, Wos] } }
`);

rule('werewolves/team/plague#1', 'wins when all others are unaligned', `${head}
  players: { Pla: Plague Bearer, Des: Despot, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 1: [Pla: vote Bob, Des: vote Bob]
    - night 2: []
    - night 3: []
    - day 3: []
    - expect: { phase: over, winners: [Pla], dead: [Ann, Bob] }
`);

rule('werewolves/team/plague#2', 'a living Plague Doctor keeps it from winning', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen }
  play:
    - day 1: [Pla: vote Ann, Doc: vote Ann]
    - night 2: []
    - expect: { winners: [], dead: [Ann], phase: night 2 }
`);

rule('werewolves/team/plague#3', 'bearers share a channel and a stock', `${head}
  players: { Pla: Plague Bearer, Plo: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { plague-pit: [Pla, Plo] } }
    - night 1: [Pla: plague bearer Ann]
    - night 2: [Pla: plague bearer Bob]
    - night 3: [Plo: plague bearer Cal]
    - expect: { refused: [{ by: Plo }] }
`);

rule('werewolves/team/plague#5', 'with the last of it dead nobody is contaminated any more, nor told', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 1: [Bob: vote Pla, Cal: vote Pla]
    - night 2: []
    - night 3: []
    - day 3: []
    - expect: { dead: [Pla], untold: { Ann: [{ result: contaminated }] } }
`);

rule('werewolves/team/underworld#1', 'wins when all are of it or unaligned', `${head}
  players: { Vam: Vampire, Des: Despot, Ann: Citizen, Axl: Assassin }
  play:
    - night 2: [Vam: vampire Ann, Axl: assassin Ann]
    - day 2: [Vam: vote Axl, Des: vote Axl]
    - end
    - expect: { phase: over, winners: [Vam, Ann], roles: { Ann: Undead } }
`);

rule('werewolves/team/underworld#2', 'members share a channel', `${head}
  players: { Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { channels: { underworld-channel: [Vam, Ann] }, dead: [] }
`);

rule('werewolves/team/underworld#3', 'with nobody left in the channel the demonized are free', `${head}
  players: { Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann]
    - day 1: [Bob: vote Vam, Cal: vote Vam]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Vam, Ann], roles: { Ann: Citizen } }
`);

rule('werewolves/team/flute#1', 'wins when all others are enchanted or unaligned', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Des: Despot, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - night 2: [Flu: flute player Wes]
    - expect: { phase: over, winners: [Flu] }
`);

rule('werewolves/team/flute#2', 'members share a channel', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Cha: Flute Charmer, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { flute-channel: [Flu, App, Cha] } }
`);

rule('werewolves/team/flute#3', 'with nobody left of it the enchantment obstructs nobody', `${head}
  players: { Flu: Flute Player, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  decide: { fortune-teller-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Fay]
    - day 1: [Ann: vote Flu, Bob: vote Flu]
    - night 2: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ ability: fortune teller, about: [Wes], result: Wolf }] } }
`);

rule('werewolves/team/nightmare#1', 'wins when all others are sleepless or unaligned', `${head}
  players: { Rea: Reaper, Ann: Citizen, Des: Despot, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Ann]
    - night 2: [Rea: reaper Wes]
    - expect: { phase: over, winners: [Rea] }
`);

rule('werewolves/team/flock#1', 'wins when all others are herded or unaligned', `${head}
  players: { She: Shepherd, Ann: Citizen, Des: Despot, Fay: Fortune Teller }
  play:
    - night 1: [She: shepherd Ann and Fay, Fay: fortune teller Ann]
    - expect: { phase: over, winners: [She] }
`);

rule('werewolves/team/graveyard#1', 'wins when all are Zombies or unaligned', `${head}
  players: { Zom: Zombie, Ann: Citizen, Des: Despot }
  play:
    - night 1: [Zom: zombie Ann]
    - night 2: [Zom: zombie Ann]
    - expect: { phase: over, winners: [Zom, Ann] }
`);

rule('werewolves/team/graveyard#2', 'its members share a channel', `${head}
  players: { Zom: Zombie, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann]
    - night 2: [Zom: zombie Ann]
    - expect: { channels: { graveyard-channel: [Zom, Ann] } }
`);
