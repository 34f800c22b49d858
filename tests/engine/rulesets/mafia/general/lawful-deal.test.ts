import { expect, test } from 'vitest';
import { played } from '../../../../../engine/testing/rule.ts';

/** The reason why a table is not dealt; none: it is. */
const refusal = (roles: readonly string[], options = ''): string => {
  const players = roles.map((role, n) => `P${n + 1}: ${role}`).join(', ');
  try {
    played(`
rules: mafia
options: { start: night${options} }
players: { ${players} }
play: [end]
`);
    return '';
  } catch (fault) {
    return String(fault);
  }
};

const rest = ['Mafia Goon', 'Town', 'Town', 'Town', 'Town'];

test('mafia/modifier/enabled#1: without an Enabler of another player the table is not dealt', () => {
  expect(refusal(['Town Enabled Cop', ...rest])).toMatch(/P1's role.*"Enabled" needs an Enabler with another player/);
  expect(refusal(['Town Enabled Cop', 'Town Enabler', ...rest])).toBe('');
  expect(refusal(['Town Enabled Cop Enabler', ...rest])).toMatch(/"Enabled" needs an Enabler/);
});

test('mafia/modifier/enabled#5: of the same label', () => {
  expect(refusal(['Town Enabled:red Cop', 'Town Enabler:blue', ...rest])).toMatch(/"Enabled:red" needs an Enabler:red/);
  expect(refusal(['Town Enabled:red Cop', 'Town Enabler:red', ...rest])).toBe('');
  expect(refusal(['Town Cop', 'Mason Enabled', 'Mason', ...rest])).toMatch(/P2's role.*"Enabled"/);
});

test('mafia/grammar/role#2: a player without an alignment, or with two, is none', () => {
  expect(refusal(['Cop', ...rest])).toMatch(/no alignment/);
  expect(refusal(['Town Survivor Doctor', ...rest])).toMatch(/two alignments/);
});

test('mafia/general/win-check#6: a game that is over before it starts is not dealt', () => {
  expect(refusal(['Mafia Goon', 'Mafia Goon', 'Mafia Goon', 'Town', 'Town'])).toMatch(/over before it starts/);
  expect(refusal(['Town', 'Town', 'Town', 'Town', 'Survivor'])).toMatch(/over before it starts/);
  expect(refusal(['Mafia Goon', 'Mafia Goon', 'Mafia Goon', 'Town', 'Town'], ', parity: off')).toBe('');
});

test('mafia/general/win-check#3: four are too few, and check: off deals whatever it is', () => {
  expect(refusal(['Mafia Goon', 'Town', 'Town', 'Town'])).toMatch(/4 players are too few/);
  expect(refusal(['Mafia Goon', 'Town', 'Town', 'Town'], ', check: off')).toBe('');
});

test('mafia/role/enabler#1: an Enabler without anything that it enables is not dealt', () => {
  expect(refusal(['Town Enabler', ...rest])).toMatch(/P1's role.*"Enabler" needs something Enabled with another player/);
  expect(refusal(['Town Switch:red', 'Town Enabled:blue Cop', 'Town Enabler:blue', ...rest])).toMatch(/P1's role.*"Enabler:red" needs something Enabled:red/);
  expect(refusal(['Town Enabler Enabled Cop', ...rest])).not.toBe('');
});

test('mafia/grammar/faction#1: a faction of one is not dealt where all that is shared is company', () => {
  expect(refusal(['Mason Cop', ...rest])).toMatch(/P1's role.*the Mason is alone, and a Masonhood has two members or more/);
  expect(refusal(['Town Friend', ...rest])).toMatch(/the Friend is alone/);
  expect(refusal(['Town Neighbor:red', 'Town Neighbor', 'Town Neighbor', ...rest])).toMatch(/the Neighbor is alone/);
  expect(refusal(['Mason Cop', 'Mason', ...rest])).toBe('');
  expect(refusal(rest)).toBe('');
});
