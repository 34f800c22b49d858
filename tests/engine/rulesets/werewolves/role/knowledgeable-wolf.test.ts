import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/knowledgeable-wolf#1', 'knows half of the dealt roles', `${head}
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Kno: [{ ability: knowledgeable wolf, result: { size: 2 } }] } }
`);

rule('werewolves/role/knowledgeable-wolf#2', 'it alone is told something of the roles, and a part of them', `${head}
  players: { Kno: Knowledgeable Wolf, Wes: Wolf, Ann: Witch, Bob: Citizen, Cal: Citizen, Dee: Oracle, Eve: Citizen }
  play:
    - expect:
        told: { Kno: [{ kind: result, result: { size: 3 } }] }
        untold: { Wes: [{ kind: result }], Ann: [{ kind: result }] }
        unannounced: [{ result: { has: [Wolf] } }, { result: Witch }]
`);

rule('werewolves/role/knowledgeable-wolf#3', 'may be told all of the roles', `
  rules: werewolves
  options: { check: off, knowledgeableWolf: all }
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Kno: [{ ability: knowledgeable wolf, result: { size: 5 } }] } }
`);
