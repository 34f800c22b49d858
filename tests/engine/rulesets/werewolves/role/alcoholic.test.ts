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

rule('werewolves/role/alcoholic?1', 'a Bartender who dies in the same step still helps', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Bar, Wes: vote Alc in wolfpack]
    - day 2: []
    - expect: { dead: [Bar] }
    - night 3: []
    - expect: { dead: [Bar] }
    - day 3: []
    - expect: { dead: [Bar, Alc] }
`);

rule('werewolves/role/alcoholic?2', 'a Bartender without the role is none', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Bar]
    - day 2: []
    - expect: { dead: [Alc], roles: { Bar: Wolf } }
`);

rule('werewolves/role/alcoholic?3', 'it is a kill, which no potion stops', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Wit: Witch, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Bar, Bob: vote Bar]
    - night 2: [Wit: witch Alc with life]
    - day 2: []
    - expect: { dead: [Bar, Alc], told: { Cor: [{ about: [Alc], result: { has: [kill] } }] } }
`);

rule('werewolves/role/alcoholic?4', 'without a Bartender since the middle of a night, is met in that night', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Bar with attack, Wes: vote Alc in wolfpack]
    - day 1: []
    - expect: { dead: [Bar, Alc] }
`);

rule('werewolves/role/alcoholic?4', 'and dies when the next one ends', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Bar with attack]
    - night 2: []
    - expect: { dead: [Bar] }
    - day 2: []
    - expect: { dead: [Bar, Alc] }
`);
