import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/cupid-wolf#1', 'comes of the bite of an Infecting Wolf', `${head}
  players: { Cup: Cupid, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Cup]
    - expect: { roles: { Cup: Cupid Wolf }, told: { Cup: [{ kind: role, result: Cupid Wolf }] } }
`);

rule('werewolves/role/cupid-wolf#2', 'dies with the lover, and stands for the wolves', `${head}
  players: { Cup: Cupid, Des: Despot, Inf: Infecting Wolf, Ora: Oracle, Axl: Assassin, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Des, Inf: infecting wolf Cup, Ora: oracle Cup and Inf]
    - expect: { told: { Ora: [{ about: [Cup, Inf], result: true }] } }
    - night 2: [Axl: assassin Des]
    - day 2: []
    - expect: { dead: [Des, Cup], announced: [{ kind: notice, about: [Des, Cup] }] }
`);

rule('werewolves/role/cupid-wolf#3', 'is a lycan to an Aura Teller, and wolfish to a Riding Hood', `${head}
  players: { Cup: Cupid, Ann: Citizen, Inf: Infecting Wolf, Aur: Aura Teller, Rid: Riding Hood, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Cup]
    - night 2: [Aur: aura teller Cup]
    - expect: { told: { Aur: [{ about: [Cup], result: a threat }] } }
    - day 2: [Bob: vote Inf, Cal: vote Inf]
    - end
    - expect: { dead: [Inf] }
`);

rule('werewolves/role/cupid-wolf#4', 'sits in the pack, and its vote counts there', `${head}
  players: { Cup: Cupid, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Cup, Cup: vote Bob in wolfpack]
    - day 1: []
    - expect: { channels: { wolfpack: [Cup, Inf] }, dead: [Bob] }
`);

rule('werewolves/role/cupid-wolf#5', 'with a Citizen as lover wins only where both sides would have won', `${head}
  players: { Cup: Cupid, Ann: Citizen, Inf: Infecting Wolf, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Cup]
    - day 1: [Cup: vote Bob, Ann: vote Bob]
    - night 2: []
    - expect: { dead: [Bob], winners: [], phase: night 2 }
    - day 2: [Cup: vote Inf, Ann: vote Inf]
    - end
    - expect: { phase: over, winners: [Cup, Ann] }
`);

rule('werewolves/role/cupid-wolf#6', 'with a wolf as lover wins with the wolves', `${head}
  players: { Cup: Cupid, Wim: Wolf, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Wim, Inf: infecting wolf Cup, Wim: vote Bob in wolfpack]
    - day 1: [Cup: vote Ann, Wim: vote Ann]
    - end
    - expect: { phase: over, winners: [Cup, Wim, Inf] }
`);

rule('werewolves/role/cupid-wolf#7', 'with an unaligned lover wins with the wolves', `${head}
  players: { Cup: Cupid, Des: Despot, Inf: Infecting Wolf, Ann: Citizen }
  play:
    - night 1: [Cup: cupid Des, Inf: infecting wolf Cup]
    - day 1: [Cup: vote Ann, Des: vote Ann]
    - end
    - expect: { phase: over, winners: [Cup, Des, Inf] }
`);

rule('werewolves/role/cupid-wolf#7', 'or by the goal of that lover', `${head}
  players: { Cup: Cupid, Des: Despot, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Des, Inf: infecting wolf Cup]
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { dead: [Cup, Des], announced: [{ kind: win, about: [Cup], result: Cupid Wolf }] }
`);
