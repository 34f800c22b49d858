import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/win-conditions#1', 'a team wins when everybody else is on it or unaligned', `${head}
  players: { Wes: Wolf, Gol: Golem, Ann: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Wes] }
`);

rule('werewolves/rule/win-conditions#3', 'the dead of the team win too', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal] }
`);

rule('werewolves/rule/win-conditions#8', 'the werewolves do not win while a White Werewolf lives', `${head}
  players: { Wes: Wolf, Whi: White Werewolf, Ann: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: day 1, dead: [Ann] }
`);

rule('werewolves/rule/win-conditions?3', 'when nobody is left the game ends without a winning team', `${head}
  players: { Axl: Assassin, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Wes, Wes: vote Axl in wolfpack]
    - day 2: []
    - expect: { phase: over, winners: [] }
`);
