import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/obstruction#9', 'the enchanted see a Flute Player, unless they are lucky', `${head}
  players: { Flu: Flute Player, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  decide: { fortune-teller-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ ability: fortune teller, about: [Wes], result: Flute Player }] } }
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
