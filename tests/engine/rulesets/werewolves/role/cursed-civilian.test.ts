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

rule('werewolves/role/cursed-civilian?1', 'the pack hears that it failed, and sees who has come', `${head}
  players: { Cur: Cursed Civilian, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Cur in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Cur: Wolf }, channels: { wolfpack: [Cur, Wes] }, told: { Wes: [{ ability: wolfpack, about: [Cur], result: false }] } }
`);

rule('werewolves/role/cursed-civilian?2', 'of two attacks the other one kills a Wolf', `${head}
  players: { Cur: Cursed Civilian, Axl: Assassin, Her: Herald, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Cur, Wes: vote Cur in wolfpack]
    - day 2: []
    - expect: { dead: [Cur], roles: { Cur: Wolf } }
`);

rule('werewolves/role/cursed-civilian?3', 'a White Werewolf converts with the pack, and cannot choose it alone', `${head}
  players: { Cur: Cursed Civilian, Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Whi: white werewolf Cur, Whi: vote Cur in wolfpack]
    - day 2: []
    - expect: { dead: [], roles: { Cur: Wolf }, refused: [{ by: Whi, text: white werewolf Cur }] }
    - night 3: [Whi: white werewolf Cur]
    - day 3: []
    - expect: { dead: [Cur] }
`);
