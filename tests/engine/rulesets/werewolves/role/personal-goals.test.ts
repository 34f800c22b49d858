import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/despot#2', 'the election of the next day is skipped, the one after is held', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - day 2: [Ann: vote Bob in mayor]
    - day 3: [Ann: vote Bob in mayor]
    - end
    - expect: { dead: [Des], refused: [{ by: Ann }], announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/role/golem#2', 'in the night after, who did not vote for the Golem is protected', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Gol] }
    - night 3: [Wes: vote Bob in wolfpack]
    - day 3: []
    - expect: { dead: [Gol, Bob] }
`);

rule('werewolves/role/golem#6', 'each player once in the game', `${head}
  decide: { golem-exclusion: [Wes, Cal] }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect]
    - night 2: [Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol }] }
`);

rule('werewolves/role/psychopath#3', 'wins when nobody of the list lives', `${head}
  decide: { psychopath-list: [[Ann, Bob]] }
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Cal: vote Bob, Wes: vote Bob]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Psy, Ann, Bob], announced: [{ kind: win, about: [Psy], result: Psychopath }], winners: [] }
`);

rule('werewolves/role/plague-doctor#1', 'wins as soon as nothing is left of the Plague', `${head}
  players: { Doc: Plague Doctor, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pla, Bob: vote Pla]
    - end
    - expect: { dead: [Doc, Pla], announced: [{ kind: win, about: [Doc], result: Plague Doctor }] }
`);

rule('werewolves/role/white-werewolf#7', 'imitates what is most common in the pack and no member of a group', `${head}
  players: { Whi: White Werewolf, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf, Wim: Wolf, Sco: Scared Wolf }
  play:
    - night 1: [Fay: fortune teller Whi]
    - expect: { told: { Fay: [{ about: [Whi], result: Wolf }] } }
`);
