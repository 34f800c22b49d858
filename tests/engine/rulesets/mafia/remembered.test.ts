import { expect, test } from 'vitest';
import { remembered } from '../../../../engine/rulesets/mafia/remembered.ts';

test('what came out for the last few texts is kept, and no more of it', () => {
  const made: string[] = [];
  const of = remembered(2, text => (made.push(text), { text }));
  const first = of('a');
  of('b');
  expect(of('a')).toBe(first);
  of('c');
  expect(of('a')).toEqual(first);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
