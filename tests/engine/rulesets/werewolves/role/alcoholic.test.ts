import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/alcoholic#1', 'nobody meets the Alcoholic at night', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Alc in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/alcoholic#2', 'a lynch and the plague do', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Alc]
    - day 3: []
    - expect: { dead: [Alc] }
`);

test('werewolves/role/alcoholic#3: is refused without what it needs', () => {
  expect(() => played(`
  rules: werewolves
  players: { Abe: Alcoholic, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Wolf }
  play:
    - night 1: []
`)).toThrow('needs a Bartender');
});

rule('werewolves/role/alcoholic#4', 'without a Bartender attacks strike', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bar, Bob: vote Bar]
    - night 2: [Wes: vote Alc in wolfpack]
    - day 2: []
    - expect: { dead: [Bar, Alc], told: { Wes: [{ ability: wolfpack, about: [Alc], result: true }] } }
`);

rule('werewolves/role/alcoholic#5', 'dies when the first night without any living Bartender is over', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Bar, Bob: vote Bar]
    - night 2: []
    - expect: { dead: [Bar] }
    - day 2: []
    - expect: { dead: [Alc, Bar] }
`);
