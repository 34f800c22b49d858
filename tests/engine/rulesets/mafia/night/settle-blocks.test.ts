import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleBlocks } from '../../../../../engine/rulesets/mafia/night/settle-blocks.ts';

/** `a: 'b c'` means that the block a would stop b and c. A letter that stops nothing is an action of another kind. */
const settle = (hits: Readonly<Record<string, string>>) => {
  const all = [...new Set([...Object.keys(hits), ...Object.values(hits).flatMap(list => list.split(' '))])].filter(one => one !== '');
  const { holding, blocked } = settleBlocks(all, new Map(Object.entries(hits).map(([block, list]) => [block, list.split(' ').filter(one => one !== '')])));
  return { holds: [...holding].sort().join(' '), blocked: [...blocked.keys()].sort().join(' ') };
};

describe('who stops whom', () => {
  test.each([
    ['a block that nothing stops', { a: 'x' }, 'a', 'x'],
    ['a block on somebody who does nothing', { a: '' }, 'a', ''],
    ['a chain of two: the second is stopped and its target acts', { a: 'b', b: 'x' }, 'a', 'b'],
    ['a chain of three: every other one', { a: 'b', b: 'c', c: 'x' }, 'a c', 'b x'],
    ['a chain of four', { a: 'b', b: 'c', c: 'd', d: 'x' }, 'a c', 'b d'],
    ['two on each other', { a: 'b x', b: 'a y' }, 'a b', 'a b x y'],
    ['a ring of three', { a: 'b x', b: 'c', c: 'a' }, 'a b c', 'a b c x'],
    ['a ring of four', { a: 'b', b: 'c', c: 'd', d: 'a x' }, 'a b c d', 'a b c d x'],
    ['a block on itself stops what else its user does', { a: 'a x' }, 'a', 'a x'],
    ['a ring that is broken from outside', { o: 'a', a: 'b', b: 'c', c: 'a x' }, 'b o', 'a c'],
    ['what hangs on a ring is stopped by it', { a: 'b c', b: 'a', c: 'x' }, 'a b', 'a b c'],
    ['two rings, one of which the other reaches', { a: 'b c', b: 'a', c: 'd', d: 'c x' }, 'a b d', 'a b c x'],
    ['two stop one', { a: 'x', b: 'x' }, 'a b', 'x'],
  ])('%s', (_, hits, holds, blocked) => {
    expect(settle(hits)).toEqual({ holds, blocked });
  });

  test('says what stopped each', () => {
    const { blocked } = settleBlocks(['a', 'b', 'x'], new Map([['a', ['x']], ['b', ['x']]]));
    expect([...blocked]).toEqual([['x', ['a', 'b']]]);
  });

  test('a knot of twelve, each on every other, is settled at once', () => {
    const knot = Array.from({ length: 12 }, (_, index) => index);
    const start = performance.now();
    const { holding, blocked } = settleBlocks(knot, new Map(knot.map(one => [one, knot.filter(other => other !== one)])));
    expect(performance.now() - start).toBeLessThan(200);
    expect([holding.size, blocked.size]).toEqual([12, 12]);
  });

  test('the order in which they are given does not matter', () => {
    const someGraph = fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 9 })), { maxLength: 16 });
    fc.assert(
      fc.property(someGraph, fc.integer(), (edges, turn) => {
        const all = Array.from({ length: 10 }, (_, index) => index);
        const stops = (from: readonly (readonly [number, number])[]) => {
          const hits = new Map<number, number[]>();
          for (const [block, hit] of from) hits.set(block, [...(hits.get(block) ?? []), hit]);
          return hits;
        };
        const rotated = [...edges.slice(Math.abs(turn) % (edges.length + 1)), ...edges.slice(0, Math.abs(turn) % (edges.length + 1))];
        const [one, two] = [settleBlocks(all, stops(edges)), settleBlocks([...all].reverse(), stops(rotated))];
        expect(two.holding).toEqual(one.holding);
        expect(new Set(two.blocked.keys())).toEqual(new Set(one.blocked.keys()));
      }),
    );
  });

  test('whatever a holding block hits is stopped, and nothing else', () => {
    const someGraph = fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 9 })), { maxLength: 16 });
    fc.assert(
      fc.property(someGraph, edges => {
        const all = Array.from({ length: 10 }, (_, index) => index);
        const stops = new Map<number, number[]>();
        for (const [block, hit] of edges) stops.set(block, [...(stops.get(block) ?? []), hit]);
        const { holding, blocked } = settleBlocks(all, stops);
        const hit = new Set([...holding].flatMap(block => stops.get(block)!));
        expect(new Set(blocked.keys())).toEqual(hit);
        for (const block of stops.keys()) expect(holding.has(block) || blocked.has(block)).toBe(true);
      }),
    );
  });
});
