import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/phases?1', 'after Night 1 is Night 2; after Day 1 is Day 2 for what is done by day, and Night 2 for what is done at any time', `${head}
  players: { Bar: Barber, Roy: Royal Knight, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Axl: assassin Ann]
    - day 1: [Bar: barber Ann, Roy: royal knight]
    - expect: { dead: [], refused: [{ by: Axl }, { by: Bar }, { by: Roy }] }
    - night 2: [Axl: assassin Bob, Roy: royal knight]
    - day 2: [Bar: barber Cal, Ann: vote Dee]
    - end
    - expect: { dead: [Bob, Cal] }
`);

rule('werewolves/rule/phases?1', 'an Executioner passes nothing on during Day 1, and does on Day 2', `${head}
  players: { Exe: Executioner, Exi: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Exe: executioner Ann, Cal: vote Exe]
    - end
    - expect: { dead: [Exe] }
    - night 2: [Exi: executioner Bob]
    - day 2: [Cal: vote Exi]
    - end
    - expect: { dead: [Exe, Bob] }
`);

rule('werewolves/rule/phases?2', 'a game begins with Day 0, and what belongs to the first phase is done in it', `${head}
  players: { Dem: Demon, Dae: Demon, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { phase: day 0 }
    - day 0: [Dem: demon as Baker]
    - night 1: [Dae: demon as Baker, Fay: fortune teller Dem]
    - expect: { refused: [{ by: Dae }], told: { Fay: [{ about: [Dem], result: Baker }] } }
`);

rule('werewolves/rule/day-order?1', 'what lasts for a day still lasts when the food is eaten at its end', `${head}
  players: { Pes: Horseman of Pestilence, Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Ann, Che: chef Ann with poison]
    - day 1: [Ann: restaurant customer with yes]
    - night 2: [Che: chef Bob with poison]
    - expect: { dead: [] }
    - day 2: [Bob: restaurant customer with yes]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/night-order?1', 'a Golem protects in time, whoever attacks and whenever it was asked for', `${head}
  players: { Gol: Golem, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Wes: vote Ann in wolfpack, Gol: golem Ann with protect]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/rule/night-order?2', 'who dies of the plague strikes in the same moment, and is struck', `${head}
  players: { Pla: Plague Bearer, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Axl]
    - night 3: [Axl: assassin Ann, Wes: vote Axl in wolfpack]
    - day 3: []
    - expect: { dead: [Axl, Ann], told: { Axl: [{ ability: assassin, about: [Ann], result: true }], Wes: [{ ability: wolfpack, about: [Axl], result: true }] } }
`);

rule('werewolves/rule/night-order?2', 'a potion does not stop it, and what makes an Idiot live does', `${head}
  players: { Pla: Plague Bearer, Plo: Plague Bearer, Wit: Witch, Ann: Citizen, Idi: Idiot, Bob: Citizen, Cal: Citizen, Dan: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Plo: plague bearer Idi]
    - night 3: [Wit: witch Ann with life]
    - day 3: []
    - expect: { dead: [Ann], told: { Idi: [{ ability: idiot }] } }
`);

rule('werewolves/rule/night-order?3', 'a jury meets the disguises of the night, which are over with it', `${head}
  players: { Tan: Tanner, Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Baker]
    - night 2: [Jim: vote Wes in jury, Jan: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jim: [{ ability: jury, about: [Wes], result: Baker }] } }
    - night 3: [Jim: vote Wes in jury, Jan: vote Wes in jury]
    - day 3: []
    - expect: { told: { Jim: [{ ability: jury, about: [Wes], result: Wolf }] } }
`);
