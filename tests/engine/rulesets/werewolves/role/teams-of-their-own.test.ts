import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/reaper#2', 'what a sleepless player uses on the Reaper fails, and the Reaper strikes back', `${head}
  players: { Rea: Reaper, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Fay, Fay: fortune teller Rea]
    - expect: { dead: [Fay], untold: { Fay: [{ result: Reaper }] } }
`);

rule('werewolves/role/reaper#4', 'a dead killing role gives an attack', `${head}
  players: { Rea: Reaper, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Bob with attack]
    - expect: { refused: [{ by: Rea }] }
    - day 1: [Ann: vote Axl, Bob: vote Axl]
    - night 2: [Rea: reaper Bob with attack]
    - expect: { told: { Rea: [{ ability: reaper, about: [Axl], result: Assassin }] } }
    - day 2: []
    - expect: { dead: [Axl, Bob] }
`);

rule('werewolves/role/flute-player#2', 'the enchanted are in a channel at once', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - expect: { channels: { enchanted: [Ann] } }
`);

rule('werewolves/role/flute-apprentice#1', 'abilities of the enchanted go to the target', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  decide: { fortune-teller-enchanted: "true" }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Wes, Fay: fortune teller App]
    - expect: { told: { Fay: [{ ability: fortune teller, about: [App], result: Wolf }], App: [{ kind: notice, ability: flute apprentice }] } }
`);

rule('werewolves/rule/obstruction#9', 'the enchanted see a Flute Player, unless they are lucky', `${head}
  players: { Flu: Flute Player, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  decide: { fortune-teller-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ ability: fortune teller, about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/role/shepherd#2', 'a visit between two who are tagged herds both', `${head}
  players: { She: Shepherd, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fay: fortune teller Ann]
    - expect: { channels: { herded: [Fay, Ann] }, told: { She: [{ kind: notice, about: [Fay] }, { kind: notice, about: [Ann] }] } }
`);

rule('werewolves/role/pyromancer#4', 'a powdered Pyromancer does not burn, and it is told', `${head}
  players: { Pyr: Pyromancer, Pyt: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Pyt]
    - night 2: [Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [], told: { Pyr: [{ ability: pyromancer, about: [Pyt], result: false }] } }
`);

rule('werewolves/role/wisp#12', 'becomes a Pyromancer when nobody is left in the channel', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pyr, Bob: vote Pyr]
    - end
    - expect: { dead: [Pyr], roles: { Wis: Pyromancer }, channels: { pyros: [Pyr, Wis] } }
`);

rule('werewolves/role/plague-bearer#14', 'a rodent for a Plague Doctor is the end of the doctor, and is not spent', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Doc]
    - expect: { dead: [Doc] }
    - night 2: [Pla: plague bearer Ann]
    - expect: { refused: [], phase: night 2 }
`);

rule('werewolves/role/plague-bearer#8', 'a visit passes the plague on', `${head}
  players: { Pla: Plague Bearer, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Fay, Fay: fortune teller Ann]
    - night 3: []
    - expect: { told: { Fay: [{ result: contaminated }], Ann: [{ result: contaminated }] } }
    - day 3: []
    - expect: { dead: [Fay, Ann] }
`);

rule('werewolves/rule/wager#2', 'the soul is sold for an attack at the end of the night', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Wes with attack]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/golem#1', 'wins by being elected Guardian', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - end
    - expect: { dead: [Gol], announced: [{ kind: win, about: [Gol], result: Golem }] }
`);

rule('werewolves/role/unemployed-chef#9', 'wins with a living waiter beside whoever wins', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Che, Ann, Bob] }
`);

rule('werewolves/role/detective#4', 'a whole list that is right wins', `${head}
  players: { Det: Detective, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 1: [Det: detective Ann as Citizen and Bob as Witch and Wes as Wolf]
    - day 1: []
    - expect: { dead: [Det], announced: [{ kind: win, about: [Det], result: Detective }] }
`);
