import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/reaper#1', 'keeps one player a night awake', `${head}
  players: { Rea: Reaper, Fay: Fortune Teller, Fox: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Rea, Rea: reaper Ann, Rea: reaper Fay, Fay: fortune teller Rea]
    - day 1: [Rea: reaper Fox]
    - expect: { refused: [{ text: reaper Rea }, { text: reaper Fay }, { text: reaper Fox }], told: { Fay: [{ result: Reaper }] } }
    - night 2: [Rea: reaper Fox, Fox: fortune teller Rea]
    - expect: { dead: [Fox] }
`);

rule('werewolves/role/reaper#2', 'what a sleepless player uses on the Reaper fails, and the Reaper strikes back', `${head}
  players: { Rea: Reaper, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Fay, Fay: fortune teller Rea]
    - expect: { dead: [Fay], untold: { Fay: [{ result: Reaper }] } }
`);

rule('werewolves/role/reaper#3', 'each night learns the last roles of those who died since the one before began', `${head}
  players: { Rea: Reaper, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann, Inf: vote Bob in wolfpack]
    - expect: { untold: { Rea: [{ kind: result }] } }
    - day 1: [Cal: vote Ann, Dee: vote Ann]
    - night 2: []
    - expect: { told: { Rea: [{ about: [Bob], result: Citizen, phase: night 2 }, { about: [Ann], result: Wolf, phase: night 2 }] } }
    - night 3: []
    - expect: { untold: { Rea: [{ kind: result, phase: night 3 }] } }
`);

rule('werewolves/role/reaper#4', 'for a power role one more awake, for an investigative one a look, for a recruiter a Spirit', `${head}
  players: { Rea: Reaper, Dev: Royal Knight, Fay: Fortune Teller, Vam: Vampire, Axl: Assassin, Alf: Assassin, Ann: Citizen, Bob: Oracle, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Ann, Rea: reaper Bob, Rea: reaper Wes with look, Rea: reaper Wes with spirit]
    - expect: { refused: [{ text: reaper Bob }, { text: reaper Wes with look }, { text: reaper Wes with spirit }] }
    - night 2: [Axl: assassin Fay, Alf: assassin Vam, Wes: vote Dev in wolfpack]
    - night 3: [Rea: reaper Ann, Rea: reaper Bob, Rea: reaper Wes with look, Rea: reaper Axl with spirit, Rea: reaper Ann with look, Bob: oracle Rea and Ann]
    - expect:
        dead: [Fay, Vam, Dev, Bob]
        told: { Rea: [{ kind: result, about: [Wes], result: Wolf }] }
        roles: { Axl: Spirit }
        channels: { nightmare-channel: [Rea, Axl] }
        refused: [{ text: reaper Ann with look }]
`);

rule('werewolves/role/reaper#4', 'a dead killing role gives an attack', `${head}
  players: { Rea: Reaper, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Bob with attack]
    - expect: { refused: [{ by: Rea }] }
    - day 1: [Ann: vote Axl, Bob: vote Axl]
    - night 2: [Rea: reaper Bob with attack]
    - expect: { dead: [Axl], told: { Rea: [{ ability: reaper, about: [Axl], result: Assassin }] } }
    - day 2: []
    - expect: { dead: [Axl, Bob] }
`);

rule('werewolves/role/reaper#5', 'wins once all others are awake or unaligned', `${head}
  players: { Rea: Reaper, Des: Despot, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Ann]
    - expect: { winners: [] }
    - night 2: [Rea: reaper Wes]
    - expect: { phase: over, winners: [Rea] }
`);

rule('werewolves/role/reaper#6', 'with nobody of the team left they sleep again, and are not told', `${head}
  players: { Rea: Reaper, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Ann]
    - expect: { told: { Ann: [{ kind: role }] } }
    - day 1: [Bob: vote Rea, Ann: vote Rea]
    - night 2: []
    - expect: { dead: [Rea], untold: { Ann: [{}] } }
    - day 2: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [] }] } }
`);

rule('werewolves/role/reaper#7', 'an Exorcist lets somebody sleep, who is safe from then on', `${head}
  players: { Rea: Reaper, Exo: Exorcist, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Fay]
    - day 1: [Exo: exorcist Fay]
    - expect: { told: { Exo: [{ about: [Fay], result: [sleepless] }] } }
    - night 2: [Fay: fortune teller Rea]
    - expect: { dead: [], told: { Fay: [{ about: [Rea], result: Reaper }] } }
`);
