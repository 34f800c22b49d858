import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/golem#1', 'wins by being elected Guardian', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - end
    - expect: { dead: [Gol], announced: [{ kind: win, about: [Gol], result: Golem }] }
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

rule('werewolves/role/golem#3', 'nobody is elected Guardian after it', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - day 2: [Ann: vote Bob in guardian]
    - expect: { dead: [Gol], refused: [{ by: Ann, phase: day 2 }] }
    - day 3: [Ann: vote Bob in guardian]
    - expect: { refused: [{ by: Ann, phase: day 3 }] }
`);

rule('werewolves/role/golem#4', 'keeps attacks away from one player each night', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect, Gol: golem Eve with exclude, Wes: vote Ann in wolfpack]
    - day 1: [Gol: golem Bob with protect]
    - expect: { dead: [], refused: [{ by: Gol, phase: day 1 }] }
    - night 2: [Gol: golem Bob with protect, Gol: golem Dan with exclude, Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/golem#5', 'when the night ends: not against a soul of the same night, and it may be changed', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Dem: Demon, Wes: Wolf }
  play:
    - night 1: [Gol: golem Dan with exclude, Gol: golem Ann with protect, Dem: demon Ann with attack]
    - expect: { dead: [Ann] }
    - night 2: [Gol: golem Cal with exclude, Gol: golem Wes with protect, Gol: golem Bob with protect, Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Ann], refused: [] }
`);

rule('werewolves/role/golem#6', 'each player once in the game', `${head}
  decide: { golem-exclusion: [Wes, Cal] }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect]
    - night 2: [Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol }] }
`);

rule('werewolves/role/golem#7', 'names one each night who is never to be chosen', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with exclude, Gol: golem Bob with exclude]
    - expect: { refused: [{ by: Gol, text: golem Bob with exclude }] }
    - night 2: [Gol: golem Bob with exclude, Gol: golem Ann with protect]
    - night 3: [Gol: golem Bob with protect, Gol: golem Cal with protect]
    - expect: { refused: [{ by: Gol, text: golem Ann with protect }, { by: Gol, text: golem Bob with protect }] }
`);

rule('werewolves/role/golem#8', 'that holds at once, for the same night too', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with exclude, Gol: golem Ann with protect, Wes: vote Ann in wolfpack]
    - expect: { refused: [{ by: Gol, text: golem Ann with protect }] }
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/golem#8', 'whom it has chosen for the end of this night it cannot exclude', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect, Gol: golem Ann with exclude, Wes: vote Ann in wolfpack]
    - expect: { refused: [{ by: Gol, text: golem Ann with exclude }] }
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/golem#9', 'it has to be one who could still be chosen', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Gol with exclude, Gol: golem Ann with protect, Gol: golem Bob with exclude]
    - night 2: [Gol: golem Ann with exclude, Gol: golem Bob with exclude, Gol: golem Cal with exclude]
    - expect: { refused: [{ by: Gol, text: golem Gol with exclude }, { by: Gol, text: golem Ann with exclude }, { by: Gol, text: golem Bob with exclude }] }
`);

rule('werewolves/role/golem#10', 'if it names none one is drawn', `${head}
  decide: { golem-exclusion: Ann }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - night 2: [Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol }] }
`);

rule('werewolves/role/golem#10', 'of those who could be chosen, and not whom it protects tonight', `${head}
  players: { Gol: Golem, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - night 2: [Gol: golem Wes with protect]
    - expect: { refused: [{ by: Gol }] }
`);

rule('werewolves/role/golem#11', 'every attack on whom it protects fails, by the ability or by the election', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Axl: Assassin, Wes: Wolf }
  play:
    - night 2: [Gol: golem Ann with protect, Gol: golem Dan with exclude, Wes: vote Ann in wolfpack, Axl: assassin Ann]
    - day 2: []
    - expect: { dead: [], told: { Axl: [{ about: [Ann], result: false }], Wes: [{ about: [Ann], result: false }] } }
    - day 2: [Ann: vote Gol in guardian]
    - night 3: [Wes: vote Bob in wolfpack, Axl: assassin Ann]
    - day 3: []
    - expect: { dead: [Gol, Ann] }
`);

rule('werewolves/role/golem#12', 'what is no attack still kills', `${head}
  players: { Gol: Golem, Hor: Horseman of Death, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of death Ann]
    - night 2: [Gol: golem Ann with protect, Gol: golem Bob with exclude]
    - day 2: []
    - expect: { dead: [Ann] }
`);
