import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/team/werewolves#1', 'the werewolves win when nobody else is left', `${head}
  players: { Wes: Wolf, War: Warlock, Ann: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Wes, War] }
`);
