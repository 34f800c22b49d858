import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const dealt = (...spies: readonly string[]): (() => unknown) => {
  const players = spies.map((name, at) => `${['Sid', 'Sue'][at]!}: ${name}`).join(', ');
  return () => played(`
  rules: werewolves
  players: { Bud: Butcher, Ben: Butcher, Ann: Citizen, Wes: Wolf, ${players} }
  play:
    - night 1: []
`);
};

test('werewolves/group/butchers#2: there is one spy in it, neither none nor two', () => {
  expect(dealt('Citizen')).toThrow('a Butcher needs a Bloody Butcher in the game');
  expect(dealt('Bloody Butcher', 'Bloody Butcher')).toThrow('there is at most 1 of the role Bloody Butcher');
  expect(dealt('Bloody Butcher')).not.toThrow();
});

rule('werewolves/group/butchers#2', 'who stands on the side of the wolves, as the others do not', `
  rules: werewolves
  players: { Bud: Butcher, Ben: Butcher, Blo: Bloody Butcher, Ora: Oracle, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Blo and Wes]
    - night 2: [Ora: oracle Bud and Ora]
    - expect: { told: { Ora: [{ about: [Blo, Wes], result: true }, { about: [Bud, Ora], result: true }] }, channels: { butchers: [Bud, Ben, Blo] } }
`);
