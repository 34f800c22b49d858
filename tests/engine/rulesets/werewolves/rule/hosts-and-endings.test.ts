import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/hosts#1', 'the host deals and speaks, and has no seat: no vote and no power of the host is read', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Citizen }], Wes: [{ kind: role, result: Wolf }] } }
    - day 1: [Host: vote Ann, Ann: vote Host]
    - expect: { refused: [{ by: Host }, { by: Ann }] }
`);

rule('werewolves/rule/hosts#2', 'a substitute takes over role, channel and vote, and everybody is told', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Host: replace Wes with Zoe]
    - expect: { announced: [{ text: Zoe }], roles: { Zoe: Wolf }, channels: { wolfpack: [Zoe, Wim] } }
    - day 1: [Zoe: vote Bob]
    - expect: { dead: [Ann], refused: [] }
`);

rule('werewolves/rule/hosts#3', 'what the Knowledgeable Wolf is told is the choice of the host', `
  rules: werewolves
  options: { check: off, knowledgeableWolf: all }
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Kno: [{ result: [Citizen, Citizen, Citizen, Knowledgeable Wolf, Wolf] }] } }
`);

rule('werewolves/rule/results#1', 'after so many phases without a loss the host is asked, once each time', `
  rules: werewolves
  options: { check: off, stalemateAfter: 4 }
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: []
    - expect: { unannounced: [{ text: For 4 phases }] }
    - day 2: []
    - expect: { announced: [{ text: For 4 phases on end nobody has left the game }] }
    - night 3: [Wes: vote Ann in wolfpack]
    - night 4: []
    - expect: { dead: [Ann], unannounced: [{ text: phases on end }] }
`);

rule('werewolves/rule/results#1', 'without the option nobody is asked', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 5: []
    - expect: { unannounced: [{ text: phases on end }] }
`);

rule('werewolves/rule/results#1', 'in a tie those who are left win, and the dead lose', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf, Dev: Devil }
  play:
    - night 1: [Wes: vote Bob in wolfpack]
    - day 1: [Host: declare Tie]
    - expect: { phase: over, dead: [Bob], winners: [Ann, Wes, Dev] }
`);

rule('werewolves/rule/results#2', 'stopped early, who had left as a winner has won', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Ang, Bob: vote Ang]
    - night 2: []
    - expect: { announced: [{ kind: win, about: [Ang] }] }
    - night 2: [Wes: vote Cal in wolfpack]
    - day 2: [Host: declare draw]
    - expect: { phase: over }
`);

rule('werewolves/rule/win-conditions#2', 'an ability by day ends the game at once, when it leaves nobody else', `${head}
  players: { Bar: Barber, Ann: Citizen, Wes: Wolf }
  play:
    - day 2: [Bar: barber Wes]
    - expect: { phase: over, winners: [Bar, Ann] }
`);

rule('werewolves/rule/win-conditions#4', 'who reaches a goal of their own leaves, and the game goes on', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Ang, Bob: vote Ang]
    - night 2: []
    - expect: { phase: night 2, winners: [], announced: [{ kind: win, about: [Ang] }] }
`);

rule('werewolves/rule/win-conditions#5', 'a Despot need not die for the townsfolk; a Cupid whose lover is of another side must', `${head}
  players: { Des: Despot, Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Wim]
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: []
    - expect: { phase: night 2, winners: [] }
    - day 2: [Ann: vote Wim, Bob: vote Wim]
    - night 3: []
    - expect: { phase: over, winners: [Ann, Bob] }
`);

rule('werewolves/rule/win-conditions#6', 'a Chef wins with whoever wins while a waiter lives', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: []
    - expect: { phase: over, winners: [Che, Ann, Bob] }
`);

rule('werewolves/rule/win-conditions#7', 'the Plague does not win while a Plague Doctor lives', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Wes: Wolf, Ann: Citizen }
  play:
    - day 1: [Ann: vote Wes, Pla: vote Wes]
    - night 2: [Host: kill Ann]
    - expect: { dead: [Ann, Wes], winners: [], phase: night 2 }
    - night 2: [Host: kill Doc]
    - expect: { phase: over, winners: [Pla] }
`);
