import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
  decide: { chef-waiters: [[Ann, Wes]] }
`;

rule('werewolves/group/restaurant#1', 'the customer of the day sits in it and is asked', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Che: chef Bob with charm]
    - day 1: [Bob: restaurant customer with yes]
    - expect: { channels: { restaurant: [Bob] }, refused: [] }
    - night 2: [Che: chef Cal with charm]
    - expect: { channels: { restaurant: [] } }
    - day 2: [Cal: restaurant customer with no]
    - expect: { channels: { restaurant: [Cal] }, refused: [] }
    - night 3: [Che: chef Cal with charm, Wes: vote Cal in wolfpack]
    - day 3: []
    - expect: { dead: [Cal], channels: { restaurant: [] } }
`);

rule('werewolves/group/restaurant#2', 'closes with the death of the Chef by day', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dem: Demon, Dev: Devil, Wes: Wolf }
  play:
    - night 1: [Che: chef Bob with poison]
    - day 1: [Bob: restaurant customer with yes, Dem: demon Cal with attack]
    - expect: { dead: [Cal], channels: { restaurant: [Bob] } }
    - day 1: [Dev: devil Che with attack]
    - expect: { channels: { restaurant: [] } }
    - night 2: []
    - expect: { dead: [Cal, Che] }
`);

rule('werewolves/group/restaurant#3', 'the Chef whispers into it, without a name, by day', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Che: chef Bob with charm, Che: 'chef say "Too soon."']
    - expect: { refused: [{ by: Che }] }
    - day 1: [Che: 'chef say "Still warm."']
    - expect: { told: { Bob: [{ kind: notice, text: Still warm. }] }, untold: { Bob: [{ text: Che }], Cal: [{ text: Still warm. }] } }
`);
