import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/win-conditions#2', 'it is looked at after each act that is carried out at once', `${head}
  players: { Dem: Demon, Ann: Citizen }
  play:
    - day 1: [Dem: demon Ann with attack]
    - expect: { phase: over, dead: [Ann], winners: [Dem] }
`);

rule('werewolves/rule/win-conditions#4', 'who has met a goal leaves, and the others play on', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Ang]
    - end
    - expect: { phase: night 2, alive: [Bob, Cal, Wes], announced: [{ kind: win, about: [Ang], result: Angel }] }
    - night 2: [Wes: vote Bob in wolfpack]
    - night 3: [Wes: vote Cal in wolfpack]
    - day 3: []
    - expect: { phase: over, winners: [Ang, Wes] }
`);

rule('werewolves/rule/win-conditions#5', 'the unaligned need not go for a team to win', `${head}
  players: { Gol: Golem, Det: Detective, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes]
    - end
    - expect: { phase: over, alive: [Gol, Det, Ann], winners: [Ann] }
`);

rule('werewolves/rule/win-conditions#5', 'but who cannot win with the werewolves has to', `${head}
  players: { Non: None, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: day 1, dead: [Ann] }
    - night 2: [Wes: vote Non in wolfpack]
    - day 2: []
    - expect: { phase: over, winners: [Wes, Wim] }
`);

rule('werewolves/rule/win-conditions#6', 'Chef and Unemployed Chef win with whoever wins', `${head}
  decide: { chef-waiters: [[Ann, Dem]] }
  players: { Che: Chef, Une: Unemployed Chef, Dem: Demon, Ann: Citizen }
  play:
    - day 1: [Dem: demon Ann with attack]
    - expect: { phase: over, winners: [Che, Une, Dem] }
`);

rule('werewolves/rule/win-conditions#6', 'a None wins with any but the werewolves', `${head}
  players: { Non: None, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes]
    - end
    - expect: { phase: over, winners: [Non, Ann, Bob] }
`);

rule('werewolves/rule/win-conditions#7', 'the Plague does not win while a Plague Doctor lives', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Dem: Demon }
  play:
    - day 1: [Dem: demon Ann with attack]
    - expect: { phase: day 1 }
    - day 1: [Doc: vote Dem, Pla: vote Dem]
    - end
    - expect: { phase: night 2, alive: [Pla, Doc] }
    - day 2: [Pla: vote Doc]
    - end
    - expect: { phase: over, winners: [Pla] }
`);

rule('werewolves/rule/ascension#1', 'who ascends has won', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - day 2: [Ann: vote Wes]
    - end
    - expect: { phase: over, winners: [Des, Ann, Bob, Cal] }
`);

rule('werewolves/rule/ascension#1', 'who descends has lost, whoever wins', `${head}
  decide: { chef-waiters: [[Ann]] }
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Bob: vote Wes]
    - end
    - expect: { phase: over, dead: [Che, Ann, Wes], winners: [Ann, Bob, Cal] }
`);

rule('werewolves/rule/ascension#3', 'both count as deaths, and are told with the role', `${head}
  decide: { chef-waiters: [[Des]] }
  players: { Cor: Coroner, Che: Chef, Des: Despot, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { phase: night 2, dead: [Che, Des], announced: [{ kind: win, about: [Des], result: Despot }, { kind: notice, about: [Che], result: Chef }], told: { Cor: [{ ability: coroner, about: [Des] }, { ability: coroner, about: [Che] }] } }
`);

rule('werewolves/rule/ascension#4', 'the dead do not ascend: a Psychopath who goes with the last of the list has not won', `${head}
  decide: { psychopath-list: [[Ann]] }
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Axl: Assassin, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Wes: vote Psy in wolfpack]
    - day 2: [Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal, Axl] }
`);

rule('werewolves/rule/ascension#4', 'those do whose goal it is to die', `${head}
  players: { Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Rid in wolfpack]
    - day 1: [Ann: vote Wes]
    - end
    - expect: { phase: over, winners: [Rid, Ann, Bob] }
`);

rule('werewolves/rule/ascension#5', 'only the unaligned have such a goal: a Citizen with an office plays on', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - end
    - expect: { dead: [], unannounced: [{ kind: win }] }
`);

rule('werewolves/rule/results#1', 'at a tie all the living win and no dead', `${head}
  players: { Alc: Citizen, Wes: Wolf, Ann: Citizen, Bob: Citizen, Wim: Wolf }
  play:
    - day 1: [Alc: vote Ann, Bob: vote Ann]
    - night 2: [Host: declare tie]
    - expect: { phase: over, winners: [Alc, Wes, Bob, Wim] }
`);

rule('werewolves/rule/results#2', 'a game that is stopped is a draw of the living, and who has ascended keeps the win', `${head}
  players: { Des: Despot, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Des in mayor, Bob: vote Cal]
    - night 2: [Host: declare draw]
    - expect: { phase: over, winners: [Des, Wes, Ann, Bob] }
`);
