import { describe, expect, test } from 'vitest';
import { chance, pick, shuffle } from '../../../engine/core/chance.ts';

const draws = 20_000;

/** Pearson's statistic of counts that should be equal. */
const chiSquared = (counts: readonly number[]): number => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
};

describe('chance', () => {
  test('depends on seed and key alone', () => {
    expect(chance(1, 'tie/night 1')).toBe(chance(1, 'tie/night 1'));
    expect(chance(1, 'tie/night 1')).not.toBe(chance(2, 'tie/night 1'));
    expect(chance(1, 'tie/night 1')).not.toBe(chance(1, 'tie/night 2'));
  });

  test('stays what it was: games of old play on', () => {
    expect([chance(1, 'seats/3'), chance(7, 'tie/night 1'), chance(2 ** 47 - 1, '')].map(value => value.toFixed(12))).toEqual(
      ['0.306001543341', '0.568178710003', '0.044399475042'],
    );
  });

  // 49 degrees of freedom: above 85.4 once in a thousand times, for a fixed seed never again
  test.each([['over seeds', (n: number) => chance(n, 'key')], ['over keys', (n: number) => chance(1, `key/${n}`)]])('is uniform %s', (_, draw) => {
    const counts = Array<number>(50).fill(0);
    for (let n = 0; n < draws; n += 1) {
      const value = draw(n);
      expect(value >= 0 && value < 1).toBe(true);
      counts[Math.floor(value * 50)]! += 1;
    }
    expect(chiSquared(counts)).toBeLessThan(85.4);
  });

  test('one draw tells nothing of the next seed or the next key', () => {
    const counts = Array<number>(25).fill(0);
    for (let n = 0; n < draws; n += 1) counts[Math.floor(chance(n, 'k') * 5) * 5 + Math.floor(chance(n + 1, 'k') * 5)]! += 1;
    expect(chiSquared(counts)).toBeLessThan(51.2); // 24 degrees of freedom, one in a thousand
    counts.fill(0);
    for (let n = 0; n < draws; n += 1) counts[Math.floor(chance(n, 'k/1') * 5) * 5 + Math.floor(chance(n, 'k/2') * 5)]! += 1;
    expect(chiSquared(counts)).toBeLessThan(51.2);
  });
});

describe('pick and shuffle', () => {
  test('pick takes each option equally often, and none from nothing', () => {
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
    for (let n = 0; n < draws; n += 1) counts[pick(n, 'pick', ['a', 'b', 'c'])]! += 1;
    expect(chiSquared(Object.values(counts))).toBeLessThan(13.8);
    expect(() => pick(1, 'nothing', [])).toThrow('nothing to draw from for "nothing"');
  });

  test('shuffle keeps all items and gives each order equally often', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < draws; n += 1) {
      const order = shuffle(n, 'order', ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquared([...counts.values()])).toBeLessThan(49.7); // 23 degrees of freedom
  });

  test('shuffle leaves the list alone that it is given', () => {
    const items = [1, 2, 3, 4, 5];
    shuffle(3, 'x', items);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });
});
