import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/alignment#1', 'a side shares a goal, and follows from the role', `${head}
  players: { Ora: Oracle, Ole: Oracle, Ann: Citizen, Axl: Assassin, War: Warlock, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ann and Axl, Ole: oracle Ann and Wes]
    - night 2: [Ora: oracle War and Wes]
    - expect: { told: { Ora: [{ about: [Ann, Axl], result: true }, { about: [War, Wes], result: true }], Ole: [{ result: false }] } }
`);

rule('werewolves/rule/alignment#2', 'whom a team has in its power is on the own side still', `${head}
  players: { Flu: Flute Player, Flo: Flute Player, Ora: Oracle, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann, Flo: flute player Wes, Ora: oracle Ann and Wes]
    - expect: { told: { Ora: [{ about: [Ann, Wes], result: false }] } }
    - night 2: [Flu: flute player Ora]
    - expect: { phase: over, winners: [Flu, Flo] }
`);

rule('werewolves/rule/alignment#2', 'who is unaligned joins a side and keeps the role', `${head}
  players: { Cup: Cupid, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Ora: oracle Cup and Bob]
    - expect: { roles: { Cup: Cupid }, told: { Ora: [{ about: [Cup, Bob], result: true }] } }
`);

rule('werewolves/rule/alignment#2', 'so does the one who is loved', `${head}
  players: { Cup: Cupid, Ora: Oracle, Ole: Oracle, Gol: Golem, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Gol, Ora: oracle Gol and Ann, Ole: oracle Cup and Ann]
    - expect: { roles: { Gol: Golem }, told: { Ora: [{ about: [Gol, Ann], result: true }], Ole: [{ about: [Cup, Ann], result: true }] } }
`);

rule('werewolves/rule/alignment#3', 'Cupid and lover stand elsewhere than their roles do', `${head}
  players: { Cup: Cupid, Ora: Oracle, Ole: Oracle, Ann: Citizen, Wim: Wolf, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wes, Ora: oracle Cup and Wes, Ole: oracle Wes and Wim]
    - expect: { roles: { Wes: Wolf }, told: { Ora: [{ about: [Cup, Wes], result: true }], Ole: [{ about: [Wes, Wim], result: false }] } }
`);

rule('werewolves/rule/alignment#4', 'those who have joined nobody count as one side', `${head}
  players: { Ora: Oracle, Ole: Oracle, Gol: Golem, Ang: Angel, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Gol and Ang, Ole: oracle Gol and Ann]
    - expect: { told: { Ora: [{ result: true }], Ole: [{ result: false }] } }
`);

rule('werewolves/rule/alignment#5', 'each solo team is a side of its own', `${head}
  players: { Ora: Oracle, Ole: Oracle, Vam: Vampire, Vic: Vampire, Zom: Zombie, Ann: Citizen }
  play:
    - night 1: [Ora: oracle Vam and Zom, Ole: oracle Vam and Vic]
    - expect: { told: { Ora: [{ result: false }], Ole: [{ result: true }] } }
`);

rule('werewolves/rule/alignment#6', "of the town's side is who stands there now", `${head}
  players: { Cup: Cupid, Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann]
    - night 2: [Lon: lone wolf Cup]
    - day 2: []
    - expect: { dead: [Cup, Ann] }
`);

rule('werewolves/rule/alignment#6', "a town's role is one by the role alone", `${head}
  decide: { town-crier-player: Wim }
  players: { Cup: Cupid, Amn: { Amnesiac: { role: Town Crier } }, Ora: Oracle, Wim: Trickster, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wim, Ora: oracle Cup and Amn]
    - expect: { told: { Ora: [{ about: [Cup, Amn], result: true }] } }
    - night 2: []
    - expect: { told: { Amn: [{ ability: town crier, about: [Wim], result: Trickster }] } }
`);

rule('werewolves/rule/alignment#7', 'lovers of two sides win when both goals are met', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wim: Wolf, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wes, Wim: vote Ann in wolfpack]
    - night 2: [Wim: vote Bob in wolfpack]
    - day 2: []
    - expect: { phase: day 2, dead: [Ann, Bob] }
    - day 2: [Cup: vote Wim, Wes: vote Wim]
    - end
    - expect: { phase: over, winners: [Cup, Wes] }
`);

rule('werewolves/rule/alignment#7', 'not yet where only one of them is', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wim: Wolf, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wes]
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - end
    - expect: { phase: night 2, dead: [Wim], winners: [] }
    - night 2: [Wes: vote Ann in wolfpack]
    - night 3: [Wes: vote Bob in wolfpack]
    - day 3: []
    - expect: { phase: over, winners: [Cup, Wes] }
`);

rule('werewolves/rule/unaligned#1', 'has a goal of its own, and may join a team', `${head}
  players: { Cup: Cupid, Gol: Golem, Ora: Oracle, Ole: Oracle, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Gol and Ann, Cup: cupid Ann, Ole: oracle Cup and Ann]
    - expect: { told: { Ora: [{ result: false }], Ole: [{ result: true }] } }
`);

rule('werewolves/rule/unaligned#2', 'who has joined one stands in the way of the others', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Gol: Golem, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Gol, Wes: vote Ann in wolfpack]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { phase: day 2, dead: [Ann, Bob] }
    - night 3: [Wes: vote Cup in wolfpack]
    - day 3: []
    - expect: { phase: over, dead: [Ann, Bob, Cup, Gol], winners: [Wes] }
`);

rule('werewolves/rule/unaligned#3', 'who can win with anybody stands in the way of nobody', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Ann: Citizen, Gol: Golem, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Che, Wes] }
`);
