import { describe, expect, test } from 'vitest';
import { matches, matchesAll } from '../../../engine/testing/matching.ts';
import type { Json } from '../../../engine/core/json.ts';

describe('a value', () => {
  test.each<[Json, Json | undefined, boolean]>([
    ['Town', 'Town', true], ['town', 'TOWN', true], ['Town', 'Non-Town', false], ['Town', undefined, false], [1, 1, true], [1, '1', true], ['2', 2, true], [1, 2, false],
    [true, true, true], [true, false, false], [true, 'true', false], ['true', true, false], [null, undefined, true], [null, null, true], [null, 'x', false], ['x', null, false],
    [['Ann', 'Bob'], ['bob', 'ann'], true], [['Ann'], ['Ann', 'Bob'], false], [['Ann', 'Ann'], ['Ann', 'Bob'], false], [['Ann', 'Bob'], ['Ann', 'Ann'], false],
    [[], [], true], [[], ['Ann'], false], ['Ann', ['Ann'], false], [['Ann'], 'Ann', false],
    [{ anyOf: ['Town', 'Mafia'] }, 'mafia', true], [{ anyOf: ['Town', 'Mafia'] }, 'Chaos', false], [{ anyOf: [['Ann'], ['Bob']] }, ['Bob'], true],
    [{ has: ['Ann'] }, ['Bob', 'Ann'], true], [{ has: ['Ann', 'Cat'] }, ['Bob', 'Ann'], false], [{ has: ['Ann'] }, 'Ann', false], [{ has: ['Ann'] }, undefined, false],
    [{ not: 'Town' }, 'Mafia', true], [{ not: 'Town' }, 'town', false], [{ not: 'Town' }, undefined, true], [{ not: { has: ['Ann'] } }, ['Bob'], true], [{ not: null }, 'x', true], [{ not: null }, undefined, false],
    [{ size: 2 }, ['a', 'b'], true], [{ size: 2 }, ['a'], false], [{ size: 1 }, 'a', false], [{ size: 0 }, undefined, false],
    [{ size: 2, has: ['a'] }, ['a', 'b'], true], [{ size: 2, has: ['c'] }, ['a', 'b'], false],
    [[{ anyOf: ['Ann', 'Bob'] }, 'Cat'], ['Cat', 'Bob'], true],
  ])('%j and %j: %s', (pattern, value, is) => {
    expect(matches(pattern, value)).toBe(is);
  });
});

describe('a message', () => {
  const message = { to: 'Ann', kind: 'result', ability: 'cop', about: ['Bob'], result: 'Non-Town', text: 'Cop on Bob: Non-Town.' };
  test.each<[Record<string, Json>, boolean]>([
    [{}, true], [{ ability: 'COP', about: ['bob'] }, true], [{ ability: 'cop', result: 'Town' }, false], [{ text: 'on bob' }, true], [{ text: 'on Cat' }, false],
    [{ text: { not: 'Cat' } }, true], [{ text: { not: 'Bob' } }, false], [{ text: { has: ['Cop', 'Bob'] } }, true], [{ text: { has: ['Cop', 'Cat'] } }, false],
    [{ text: { anyOf: ['Cat', 'Bob'] } }, true], [{ role: null }, true], [{ result: 'Non' }, false],
  ])('%j: %s', (pattern, is) => {
    expect(matchesAll(pattern, message)).toBe(is);
  });
});
