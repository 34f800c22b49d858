import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/lone-wolves#2', 'the first death of the pack brings them into it', `${head}
  players: { Lon: Lone Wolf, Low: Lone Warlock, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes]
    - night 2: []
    - expect: { roles: { Lon: Wolf, Low: Wolf }, channels: { wolfpack: [Lon, Low, Wes, Wim] } }
`);

rule('werewolves/rule/lone-wolves?1', 'an act of the same end of night is still carried out', `${head}
  players: { Lon: Lone Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Wes, Lon: lone wolf Ann]
    - day 2: []
    - expect: { dead: [Ann, Wes], roles: { Lon: Wolf } }
`);
