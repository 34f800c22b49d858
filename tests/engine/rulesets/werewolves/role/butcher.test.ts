import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

test('werewolves/role/butcher#1: is refused without what it needs', () => {
  expect(() => played(`
  rules: werewolves
  players: { Abe: Butcher, Bob: Bloody Butcher, Cal: Citizen, Dee: Citizen, Eve: Wolf }
  play:
    - night 1: []
`)).toThrow('at least 2 of the role Butcher');
});

rule('werewolves/role/butcher#2', 'all of them share a channel with the spy', `${head}
  players: { But: Butcher, Bud: Butcher, Blo: Bloody Butcher, Ann: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { butchers: [But, Bud, Blo], wolfpack: [Blo, Wes] } }
`);

test('werewolves/role/butcher#3: is refused without what it needs', () => {
  expect(() => played(`
  rules: werewolves
  players: { Abe: Butcher, Bob: Butcher, Cal: Citizen, Dee: Citizen, Eve: Wolf }
  play:
    - night 1: []
`)).toThrow('needs a Bloody Butcher in the game');
});

rule('werewolves/role/butcher#4', 'nobody is told who the spy is', `${head}
  players: { But: Butcher, Bud: Butcher, Blo: Bloody Butcher, Ora: Oracle, Ann: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle But and Ann]
    - expect: { told: { Ora: [{ result: true }] }, untold: { But: [{ about: [Blo] }], Bud: [{ about: [Blo] }] } }
`);

rule('werewolves/role/butcher#5', 'who is bitten is one more Bloody Butcher', `${head}
  players: { But: Butcher, Bud: Butcher, Blo: Bloody Butcher, Ann: Citizen, Cal: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Inf: infecting wolf But]
    - expect: { roles: { But: Bloody Butcher, Bud: Butcher } }
`);

rule('werewolves/role/butcher?1', 'there are two spies then, both of the pack', `${head}
  players: { But: Butcher, Bud: Butcher, Blo: Bloody Butcher, Ann: Citizen, Cal: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Inf: infecting wolf But]
    - expect: { roles: { But: Bloody Butcher, Blo: Bloody Butcher }, channels: { wolfpack: [But, Blo, Inf], butchers: [But, Bud, Blo] } }
`);

rule('werewolves/role/butcher?2', 'the spy is seen as what it is', `${head}
  players: { But: Butcher, Bud: Butcher, Blo: Bloody Butcher, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Blo]
    - expect: { told: { Fay: [{ about: [Blo], result: Bloody Butcher }] } }
`);
