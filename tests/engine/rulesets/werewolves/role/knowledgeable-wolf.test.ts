import { rule } from '../../../../../engine/testing/rule.ts';

rule('werewolves/role/knowledgeable-wolf#3', 'may be told all of the roles', `
  rules: werewolves
  options: { check: off, knowledgeableWolf: all }
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Kno: [{ ability: knowledgeable wolf, result: { size: 5 } }] } }
`);
