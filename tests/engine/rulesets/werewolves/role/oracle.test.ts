import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/oracle#1', 'two players, once a night', `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ann, Ora: oracle Ann and Wes, Ora: oracle Bob and Cal]
    - expect: { refused: [{ by: Ora }], told: { Ora: [{ about: [Ann, Wes], result: false }] }, untold: { Ora: [{ about: [Bob, Cal] }] } }
`);

rule('werewolves/role/oracle#2', 'whether they stand on the same side', `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Baker, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Ora: oracle Ann and Bob]
    - night 2: [Ora: oracle Wes and Wim]
    - night 3: [Ora: oracle Cal and Dee]
    - expect: { told: { Ora: [{ about: [Cal, Dee], result: true }] } }
`);

rule('werewolves/role/oracle#3', 'compares itself with another, once', `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ora and Wes]
    - expect: { told: { Ora: [{ about: [Ora, Wes], result: false }] } }
`);

rule('werewolves/role/oracle#4', 'each player is selected only once in the game', `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ann and Wes]
    - expect: { told: { Ora: [{ ability: oracle, about: [Ann, Wes], result: false }] } }
    - night 2: [Ora: oracle Ann and Bob]
    - expect: { refused: [{ by: Ora }] }
`);

rule('werewolves/role/oracle#5', 'the answer comes at once', `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Baker, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ora in wolfpack, Ora: oracle Ann and Wes]
    - expect: { dead: [], phase: night 1, told: { Ora: [{ result: false }] } }
`);

rule('werewolves/role/oracle#6', 'two who have joined nobody are the same', `${head}
  players: { Ora: Oracle, Ang: Angel, Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ang and Des]
    - expect: { told: { Ora: [{ about: [Ang, Des], result: true }] } }
`);

rule('werewolves/role/oracle#7', 'two of opposing solo teams are not', `${head}
  players: { Ora: Oracle, Pyr: Pyromancer, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Pyr and Pla]
    - expect: { told: { Ora: [{ about: [Pyr, Pla], result: false }] } }
`);

rule('werewolves/role/oracle#8', 'it is the present side, not that of the role', `${head}
  decide: { cupid-lover: Ann }
  players: { Ora: Oracle, Cup: Cupid, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Wes]
    - night 2: [Ora: oracle Wes and Wim]
    - expect: { told: { Ora: [{ about: [Wes, Wim], result: false }] } }
`);

rule('werewolves/role/oracle#9', 'no disguise touches it', `${head}
  players: { Ora: Oracle, Tan: Tanner, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Citizen]
    - night 2: [Ora: oracle Wes and Sne]
    - expect: { told: { Ora: [{ about: [Wes, Sne], result: true }] } }
`);

rule('werewolves/role/oracle#10', 'enchantment does not touch it', `${head}
  players: { Ora: Oracle, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ora, Ora: oracle Ann and Wes]
    - night 2: [Ora: oracle Bob and Cal]
    - expect: { told: { Ora: [{ about: [Bob, Cal], result: true }] } }
`);

rule('werewolves/role/oracle?1', 'the selected player is used up, not the one it was led to', `${head}
  players: { Ora: Oracle, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ora, App: flute apprentice Wes]
    - night 2: [Ora: oracle App and Ann]
    - night 3: [Ora: oracle App and Bob, Ora: oracle Wes and Bob]
    - expect: { refused: [{ text: oracle App and Bob }], told: { Ora: [{ about: [App, Ann] }, { about: [Wes, Bob], result: false }] } }
`);

rule('werewolves/role/oracle?2', 'an unaligned player stands with nobody of the town', `${head}
  players: { Ora: Oracle, Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Des and Ann]
    - expect: { told: { Ora: [{ about: [Des, Ann], result: false }] } }
`);

test('werewolves/role/oracle?3: with one player left to select there is nothing to ask any more', () => {
  const record = (night: string): string => `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ora and Ann]
    - night 2: [${night}]
    - night 3: []
`;
  const oracles = (night: string): readonly string[] => played(record(night)).session.desk.view('s1').asks.flatMap(({ abilities }) => abilities).filter(ability => ability === 'oracle');
  expect(oracles('')).toEqual(['oracle']);
  expect(oracles('Ora: oracle Bob and Cal')).toEqual([]);
});
