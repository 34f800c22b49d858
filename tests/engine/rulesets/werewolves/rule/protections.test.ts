import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/protections#1', 'who is not at home is missed', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Alc in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Wes: [{ ability: wolfpack, about: [Alc], result: false }] } }
`);

rule('werewolves/rule/protections#2', 'a potion keeps a player from an attack', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with life, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/protections#3', 'a Scared Wolf escapes the first attack of a night, whoever attacks, and not the second', `${head}
  players: { Axl: Assassin, Wit: Witch, Ann: Citizen, Bob: Citizen, Sca: Scared Wolf, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Sca]
    - day 2: []
    - expect: { dead: [], told: { Sca: [{ ability: scared wolf }], Axl: [{ ability: assassin, result: false }] } }
    - night 3: [Axl: assassin Sca]
    - day 3: []
    - expect: { dead: [Sca] }
`);

rule('werewolves/rule/protections#4', 'an Idiot is hit, lives, and pays with the vote', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Idi in wolfpack]
    - day 1: [Idi: vote Ann, Bob: vote Wes]
    - expect: { dead: [], told: { Idi: [{ ability: idiot }] } }
    - end
    - expect: { dead: [Wes] }
`);

rule('werewolves/rule/protections#5', 'a Cursed Civilian turns in place of dying', `${head}
  players: { Cur: Cursed Civilian, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Cur in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Cur: Wolf }, told: { Cur: [{ kind: role, result: Wolf }], Wes: [{ ability: wolfpack, result: false }] } }
`);

rule('werewolves/rule/protections#6', 'a demonized player turns at night, and dies by day like anybody', `${head}
  players: { Vic: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Vic: vampire Ann, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Ann: Undead }, channels: { underworld-channel: [Vic, Ann] } }
    - night 2: [Vic: vampire Bob, Vic: vampire Cal]
    - day 2: [Ann: vote Bob, Vic: vote Bob]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/protections#7', 'each layer meets all attacks of a moment before the next: a saved Runner keeps the escape', `${head}
  players: { Wit: Witch, Run: Runner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Run with life, Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [], untold: { Run: [{ ability: runner }] } }
    - night 2: [Wes: vote Run in wolfpack]
    - day 2: []
    - expect: { dead: [], told: { Run: [{ ability: runner }] } }
`);

rule('werewolves/rule/protections#9', 'what works once stops the first attack in attack order: the other one kills', `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Lon: Lone Wolf }
  play:
    - night 1: [Wes: vote Run in wolfpack, Lon: lone wolf Run]
    - day 1: []
    - expect:
        dead: [Run]
        told: { Wes: [{ ability: wolfpack, result: ran away }], Lon: [{ ability: lone wolf, result: true }] }
`);

rule('werewolves/rule/protections#12', 'a potion keeps off any number of attacks', `${head}
  players: { Wit: Witch, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Lon: Lone Wolf }
  play:
    - night 2: [Wit: witch Ann with life, Axl: assassin Ann, Wes: vote Ann in wolfpack, Lon: lone wolf Ann]
    - day 2: []
    - expect: { dead: [] }
`);
