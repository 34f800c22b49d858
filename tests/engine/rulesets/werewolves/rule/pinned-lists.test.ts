import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/knowledgeable-wolf#1', 'which half of the roles it knows can be pinned', `${head}
  decide: { knowledgeable-wolf-roles: [[Wolf, Citizen]] }
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Kno: [{ ability: knowledgeable wolf, result: [Wolf, Citizen] }] } }
`);

rule('werewolves/role/amnesiac#1', 'which other roles it is told can be pinned', `${head}
  decide: { amnesiac-role: Oracle, amnesiac-hints: [[Witch, Baker]] }
  players: { Amn: Amnesiac, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Amn: [{ result: { size: 3 } }, { result: { has: [Oracle] } }, { result: { has: [Witch] } }, { result: { has: [Baker] } }] } }
`);

const knowing = (pin: string): unknown => played(`${head}
  decide: { knowledgeable-wolf-roles: ${pin} }
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play: [expect: {}]
`);

test('a pinned list of too few, or of what is not there, is refused and says what is possible', () => {
  expect(() => knowing('[[Wolf]]')).toThrow(/knowledgeable-wolf-roles.*2 of/s);
  expect(() => knowing('[[Wolf, Wolf]]')).toThrow(/knowledgeable-wolf-roles.*"Wolf"/s);
});
