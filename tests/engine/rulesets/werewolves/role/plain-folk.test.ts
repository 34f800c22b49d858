import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/bard#4', 'what was done, and not by what role', `${head}
  players: { Bar: Bard, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { phase: day 0 }
    - night 1: [Fay: fortune teller Bar]
    - day 1: []
    - expect: { announced: [{ kind: notice, about: [Bar], result: investigated }], unannounced: [{ kind: notice, about: [Bar], text: fortune }, { about: { has: [Fay] } }, { text: Fay }] }
`);

rule('werewolves/role/bartender#1', 'what is said is read by all, without a name, by day and by night', `${head}
  players: { Tom: Bartender, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Tom: bartender say "good night", Tom: bartender say "sleep well"]
    - day 1: [Tom: bartender say "good morning"]
    - expect: { announced: [{ kind: notice, about: [], text: good night }, { about: [], text: sleep well }, { about: [], text: good morning }], unannounced: [{ about: { has: [Tom] } }, { result: Bartender }, { text: Tom }] }
`);

rule('werewolves/role/bartender#3', 'found out and gone, the Alcoholic goes too', `${head}
  players: { Bar: Bartender, Alc: Alcoholic, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Wes: vote Bar]
    - night 2: []
    - expect: { dead: [Bar] }
    - day 2: []
    - expect: { dead: [Bar, Alc] }
`);

rule('werewolves/role/citizen#2', 'votes by day like everybody', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal, Ann: vote Bob in mayor]
    - end
    - expect: { dead: [Cal], announced: [{ kind: vote, about: [Cal], result: ["1"] }, { about: [Bob], result: Mayor }] }
`);

rule('werewolves/role/cursed-civilian#2', 'is a Wolf by the attack of one, and lives', `${head}
  players: { Cur: Cursed Civilian, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Cur in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Cur: Wolf }, channels: { wolfpack: [Cur, Wes] }, told: { Cur: [{ kind: role, result: Wolf }] } }
    - night 2: [Cur: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann] }
`);
