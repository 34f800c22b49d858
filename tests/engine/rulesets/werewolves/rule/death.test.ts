import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/death#1', 'the dead have no vote', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Ann: vote Wes]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/rule/death#5', "deaths of one moment are simultaneous: two Huntresses strike each other's slayers", `${head}
  players: { Hun: Huntress, Hel: Huntress, Axl: Assassin, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Hun: huntress Wim, Hel: huntress Wes, Axl: assassin Hun, Wes: vote Hel in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Hel, Wes, Wim] }
`);

rule('werewolves/rule/death#6', 'a chain is followed to its end', `${head}
  players: { Hun: Huntress, Hel: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Hel, Hel: huntress Wim, Wes: vote Hun in wolfpack]
    - day 1: []
    - expect: { dead: [Hun, Hel, Wim] }
`);
