import { expect, test } from 'vitest';
import { nearest, oneOf } from '../../../engine/core/nearest.ts';

const names = ['Cop', 'Doctor', 'Roleblocker', 'Tracker', 'Vigilante', 'Watcher', 'Mafia Goon'];

test.each([
  ['Kop', 'Cop'],
  ['docter', 'Doctor'],
  ['Tarcker', 'Tracker'],
  ['vigi', 'Vigilante'],
  ['mafia gon', 'Mafia Goon'],
  ['ROLEBLOKER', 'Roleblocker'],
  ['zzzzzz', undefined],
])('%s means %s', (typed, name) => {
  expect(oneOf(typed, names)).toBe(name);
});

test('the nearest come first, at most three, equals by name', () => {
  expect(nearest('acker', ['Hacker', 'Backer', 'Tracker', 'Packer'])).toEqual(['Backer', 'Hacker', 'Packer']);
  expect(nearest('acker', ['Hacker', 'Hacker'])).toEqual(['Hacker']);
});
