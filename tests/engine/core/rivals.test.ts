import { describe, expect, test } from 'vitest';
import { areRivals } from '../../../engine/core/rivals.ts';

describe('forms of a group', () => {
  test('exclude one another, and not themselves', () => {
    expect(areRivals({ id: 'a', excludes: 'x' }, { id: 'b', excludes: 'x' })).toBe(true);
    expect(areRivals({ id: 'a', excludes: 'x' }, { id: 'a', excludes: 'x' })).toBe(false);
  });

  test('of different groups, or of none, do not', () => {
    expect(areRivals({ id: 'a', excludes: 'x' }, { id: 'b', excludes: 'y' })).toBe(false);
    expect(areRivals({ id: 'a' }, { id: 'b' })).toBe(false);
  });

  test('go together if they are different alternatives of no set', () => {
    const of = (id: string, alternative: Record<string, number>) => ({ id, excludes: 'x', alternative });
    expect(areRivals(of('a', { s: 0 }), of('b', { s: 1 }))).toBe(true);
    expect(areRivals(of('a', { s: 0 }), of('b', { s: 0 }))).toBe(false);
    expect(areRivals(of('a', { s: 0, t: 0 }), of('b', { s: 0, t: 1 }))).toBe(true);
    expect(areRivals(of('a', { s: 0 }), of('b', { s: 0, t: 1 }))).toBe(false);
  });

  test('exclude what says of no alternative which it is', () => {
    expect(areRivals({ id: 'a', excludes: 'x' }, { id: 'b', excludes: 'x', alternative: { s: 0 } })).toBe(true);
  });
});
