import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/cursed-civilian#1', 'is of the town until then', `${head}
  players: { Cur: Cursed Civilian, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Cur and Ann, Wes: vote Cur in wolfpack]
    - expect: { told: { Ora: [{ result: true }] } }
    - night 2: [Ora: oracle Wes and Bob]
    - expect: { roles: { Cur: Wolf }, channels: { wolfpack: [Cur, Wes] } }
`);

rule('werewolves/role/cursed-civilian#3', 'any other attack kills', `${head}
  players: { Cur: Cursed Civilian, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Cur]
    - day 2: []
    - expect: { dead: [Cur], roles: { Cur: Cursed Civilian } }
`);
