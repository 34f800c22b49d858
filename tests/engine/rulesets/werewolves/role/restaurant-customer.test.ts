import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
  decide: { chef-waiters: [[Ann, Wes]] }
`;

rule('werewolves/role/restaurant-customer#1', 'is whom a Chef chose, on the day after', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Che: chef Bob with charm, Bob: restaurant customer with yes]
    - expect: { refused: [{ by: Bob }] }
    - day 1: [Bob: restaurant customer with yes, Cal: restaurant customer with yes]
    - expect: { told: { Bob: [{ kind: role, phase: day 1, result: Restaurant Customer }] }, untold: { Cal: [{ kind: role }] }, refused: [{ by: Cal }] }
`);

rule('werewolves/role/restaurant-customer#2', 'says yes or no, with the same words for either food', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Che: chef Bob with poison]
    - day 1: [Bob: restaurant customer with yes]
    - expect: { told: { Bob: [{ kind: role, text: "You are the Restaurant Customer besides your own role. There is food for you: eat it, or do not. It may be good, and it may be bad." }] }, untold: { Bob: [{ kind: result }, { kind: notice }] } }
    - night 2: [Che: chef Cal with charm]
    - expect: { dead: [Bob] }
    - day 2: [Cal: restaurant customer with no]
    - expect: { told: { Cal: [{ kind: role, text: "You are the Restaurant Customer besides your own role. There is food for you: eat it, or do not. It may be good, and it may be bad." }] }, untold: { Cal: [{ kind: result }, { kind: notice }] } }
    - night 3: [Wes: vote Cal in wolfpack]
    - day 3: []
    - expect: { dead: [Bob, Cal] }
`);

rule('werewolves/role/restaurant-customer#3', 'is none any more once the Chef has died by day', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dem: Demon, Wes: Wolf }
  play:
    - night 1: [Che: chef Bob with charm]
    - day 1: [Dem: demon Che with attack, Bob: restaurant customer with yes]
    - expect: { dead: [Che], refused: [{ by: Bob }], channels: { restaurant: [] } }
`);

rule('werewolves/role/restaurant-customer#4', 'without an answer nothing is eaten', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Che: chef Bob with poison]
    - day 1: []
    - night 2: [Che: chef Bob with poison]
    - expect: { dead: [], refused: [] }
`);

rule('werewolves/role/restaurant-customer#5', 'for that day alone', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Che: chef Bob with poison]
    - night 2: []
    - expect: { channels: { restaurant: [] } }
    - day 2: [Bob: restaurant customer with yes]
    - expect: { refused: [{ by: Bob }] }
    - night 3: []
    - expect: { dead: [] }
`);
