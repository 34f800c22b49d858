import { expect, test } from 'vitest';
import { others, undealt } from '../undealt.ts';

const rest = [...others, 'Town'];

test('mafia/modifier/enabled#1: without an Enabler of another player the table is not dealt', () => {
  expect(undealt(['Town Enabled Cop', ...rest])).toMatch(/P1's role.*"Enabled" needs an Enabler with another player/);
  expect(undealt(['Town Enabled Cop', 'Town Enabler', ...rest])).toBe('');
  expect(undealt(['Town Enabled Cop Enabler', ...rest])).toMatch(/"Enabled" needs an Enabler/);
});

test('mafia/modifier/enabled#5: of the same label', () => {
  expect(undealt(['Town Enabled:red Cop', 'Town Enabler:blue', ...rest])).toMatch(/"Enabled:red" needs an Enabler:red/);
  expect(undealt(['Town Enabled:red Cop', 'Town Enabler:red', ...rest])).toBe('');
  expect(undealt(['Town Cop', 'Mason Enabled', 'Mason', ...rest])).toMatch(/P2's role.*"Enabled"/);
});

test('mafia/grammar/role#2: a player without an alignment, or with two, is none', () => {
  expect(undealt(['Cop', ...rest])).toMatch(/no alignment/);
  expect(undealt(['Town Survivor Doctor', ...rest])).toMatch(/two alignments/);
});

test('mafia/general/win-check#6: a game that is over before it starts is not dealt', () => {
  expect(undealt(['Mafia Goon', 'Mafia Goon', 'Mafia Goon', 'Town', 'Town'])).toMatch(/over before it starts/);
  expect(undealt(['Town', 'Town', 'Town', 'Town', 'Survivor'])).toMatch(/over before it starts/);
  expect(undealt(['Mafia Goon', 'Mafia Goon', 'Mafia Goon', 'Town', 'Town'], 'parity: off')).toBe('');
});

test('mafia/general/win-check#3: four are too few, and check: off deals whatever it is', () => {
  expect(undealt(['Mafia Goon', 'Town', 'Town', 'Town'])).toMatch(/4 players are too few/);
  expect(undealt(['Mafia Goon', 'Town', 'Town', 'Town'], 'check: off')).toBe('');
});

test('mafia/role/enabler#1: an Enabler without anything that it enables is not dealt', () => {
  expect(undealt(['Town Enabler', ...rest])).toMatch(/P1's role.*"Enabler" needs something Enabled with another player/);
  expect(undealt(['Town Switch:red', 'Town Enabled:blue Cop', 'Town Enabler:blue', ...rest])).toMatch(/P1's role.*"Enabler:red" needs something Enabled:red/);
  expect(undealt(['Town Enabler Enabled Cop', ...rest])).not.toBe('');
});

test('mafia/grammar/faction#1: a faction of one is not dealt where all that is shared is company', () => {
  expect(undealt(['Mason Cop', ...rest])).toMatch(/P1's role.*the Mason is alone, and a Masonhood has two members or more/);
  expect(undealt(['Town Friend', ...rest])).toMatch(/the Friend is alone/);
  expect(undealt(['Town Neighbor:red', 'Town Neighbor', 'Town Neighbor', ...rest])).toMatch(/the Neighbor is alone/);
  expect(undealt(['Mason Cop', 'Mason', ...rest])).toBe('');
  expect(undealt(rest)).toBe('');
});
