import { expect, test } from 'vitest';
import { lazily } from '../../../engine/core/lazily.ts';

test('nothing is made before it is asked for, and only once', () => {
  const made: string[] = [];
  const thing = lazily(() => {
    made.push('made');
    return { made };
  });
  expect(made).toEqual([]);
  expect(thing()).toBe(thing());
  expect(made).toEqual(['made']);
});

test('what could not be made is tried again', () => {
  let tries = 0;
  const thing = lazily(() => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return { tries };
  });
  expect(thing).toThrow('not yet');
  expect(thing()).toEqual({ tries: 2 });
});
