import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/ascension#2', 'who ascends stops playing, and the game goes on', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter]
    - day 3: [Ann: vote Gol in guardian]
    - night 4: [Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol }], alive: [Ann, Bob, Wes], announced: [{ kind: win, about: [Gol], result: Golem }] }
`);
