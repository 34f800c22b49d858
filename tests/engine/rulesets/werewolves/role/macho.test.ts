import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/macho#1', 'is attacked at night, and dies when the next day ends', `${head}
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack]
    - day 1: [Mac: vote nobody]
    - expect: { dead: [], refused: [] }
    - end
    - expect: { dead: [Mac], announced: [{ kind: death, about: [Mac], phase: day 1 }] }
`);

rule('werewolves/role/macho#2', 'is told who it was', `${head}
  players: { Mac: Macho, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Mac]
    - expect: { untold: { Mac: [{ ability: macho }] } }
    - day 2: []
    - expect: { told: { Mac: [{ kind: notice, ability: macho, result: Axl }] } }
`);

rule('werewolves/role/macho#3', 'nobody else is told the name', `${head}
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack]
    - day 1: []
    - expect: { told: { Mac: [{ ability: macho, result: Wes }] }, unannounced: [{ about: [Wes] }, { about: [Mac] }] }
`);

rule('werewolves/role/macho#4', 'everybody hears that the Macho was attacked, and not who that is', `${head}
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack]
    - day 1: []
    - expect: { announced: [{ kind: notice, about: [], result: Macho, phase: day 1 }], unannounced: [{ about: { has: [Mac] } }] }
    - day 2: []
    - expect: { unannounced: [{ result: Macho }] }
`);

rule('werewolves/role/macho#5', "of a group's attack the one who carried it out", `${head}
  decide: { wolfpack-executor: Wim }
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack, Wim: vote Mac in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Mac: [{ ability: macho, result: Wim }] } }
`);

rule('werewolves/role/macho#6', 'of several attackers one name is told', `${head}
  decide: { macho-attacker: Axl }
  players: { Mac: Macho, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Mac, Wes: vote Mac in wolfpack]
    - day 2: []
    - expect: { dead: [], told: { Mac: [{ ability: macho, result: Axl }] } }
    - end
    - expect: { dead: [Mac] }
`);

rule('werewolves/role/macho#7', 'a lynch kills at once', `${head}
  players: { Mac: Macho, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Mac, Bob: vote Mac]
    - end
    - expect: { dead: [Mac], untold: { Mac: [{ ability: macho }] } }
`);

rule('werewolves/role/macho?1', 'at the end of that day, after the lynch, in which the Macho has voted', `${head}
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack]
    - day 1: [Mac: vote Wes]
    - end
    - expect: { dead: [Mac, Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }, { kind: death, about: [Mac], phase: day 1 }] }
`);

rule('werewolves/role/macho?2', 'that the Macho was attacked is announced without a name', `${head}
  players: { Mac: Macho, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Mac]
    - day 2: []
    - expect: { announced: [{ kind: notice, about: [], result: Macho }], unannounced: [{ about: { has: [Mac] } }, { text: Mac was }] }
`);

rule('werewolves/role/macho?3', 'the late death is a kill: no potion of that night helps, nor one of the next', `${head}
  players: { Mac: Macho, Wit: Witch, Cor: Coroner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with life, Wes: vote Mac in wolfpack]
    - day 1: []
    - end
    - expect: { dead: [Mac], told: { Cor: [{ about: [Mac], result: { has: [kill] } }] } }
`);

rule('werewolves/role/macho?4', 'by day it dies at once', `${head}
  players: { Mac: Macho, Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Mac]
    - expect: { phase: day 2, dead: [Mac], untold: { Mac: [{ ability: macho }] } }
`);

rule('werewolves/role/macho?5', 'the attacker hears of a failure', `${head}
  players: { Mac: Macho, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Mac]
    - day 2: []
    - end
    - expect: { dead: [Mac], told: { Axl: [{ ability: assassin, about: [Mac], result: false }] }, untold: { Axl: [{ about: [Mac], result: true }] } }
`);
