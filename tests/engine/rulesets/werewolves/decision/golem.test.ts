import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;
const guarded = `
  rules: werewolves
  options: { check: off, elections: guardian }
`;

rule('werewolves/role/golem?1', 'neither protects nor excludes itself', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Gol with protect, Gol: golem Gol with exclude]
    - expect: { refused: [{ by: Gol, text: golem Gol with protect }, { by: Gol, text: golem Gol with exclude }] }
`);

rule('werewolves/role/golem?2', 'who did not vote at all is protected, too', `${guarded}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - night 2: [Wes: vote Cal in wolfpack]
    - day 2: []
    - expect: { dead: [Gol] }
`);

rule('werewolves/role/golem?3', 'with nobody left to exclude nothing happens', `${head}
  players: { Gol: Golem, Ann: Citizen, Wes: Wolf }
  decide: { golem-exclusion: [Ann, Wes] }
  play:
    - night 4: []
    - expect: { phase: night 4, dead: [] }
`);

rule('werewolves/role/golem?4', 'who is excluded in this night is not chosen in it', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with exclude, Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol, text: golem Ann with protect }] }
`);

rule('werewolves/role/golem?5', 'the draw passes by whom it protects tonight, whatever the seed', `${head}
  seed: 4
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect]
    - night 2: [Gol: golem Bob with protect]
    - night 3: [Gol: golem Wes with protect]
    - expect: { refused: [{ by: Gol }] }
`);
