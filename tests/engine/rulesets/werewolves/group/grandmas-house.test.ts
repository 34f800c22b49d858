import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/grandmas-house#1', 'the guests of the night are in it on the day after, and hear her without her name', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob]
    - day 1: [Gra: grandma say "Tea?"]
    - expect: { channels: { grandmas-house: [Ann, Bob] }, told: { Ann: [{ kind: notice, text: Tea, about: [] }], Bob: [{ text: Tea }] }, untold: { Cal: [{ text: Tea }] } }
`);

rule('werewolves/group/grandmas-house#2', 'is empty when that day is over, though she is dead', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob]
    - day 1: [Cal: vote Gra, Dee: vote Gra]
    - expect: { channels: { grandmas-house: [Ann, Bob] } }
    - night 2: []
    - expect: { dead: [Gra], channels: { grandmas-house: [] } }
`);
