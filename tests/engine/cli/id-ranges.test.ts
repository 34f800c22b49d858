import { expect, test } from 'vitest';
import { idRanges } from '../../../engine/cli/id-ranges.ts';

test.each([
  [[], ''],
  [['a/b#1'], 'a/b#1'],
  [['a/b#1', 'a/b#2', 'a/b#3', 'a/b#v1', 'a/b?1', 'a/b?2'], 'a/b#1-3 #v1 ?1-2'],
  [['a/b#1', 'a/b#3', 'c/d#4'], 'a/b#1 #3 c/d#4'],
  [['a/b/warning#1', 'a/b/warning#2'], 'a/b/warning#1-2'],
])('%j: %s', (ids, text) => {
  expect(idRanges(ids)).toBe(text);
});
