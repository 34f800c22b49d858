import { expect, test } from 'vitest';
import { drawing } from '../../../../../engine/rulesets/werewolves/draw/drawing.ts';

test('a list is judged by the sums of its parts: the werewolves against the townsfolk, sides of their own by a third, the unaligned by a quarter', () => {
  expect(drawing.judge(['Citizen', 'Citizen', 'Fortune Teller', 'Wolf', 'Devil', 'Angel'])).toEqual({
    parts: { townsfolk: 6, werewolf: 2.5, solo: 5, unaligned: 2 },
    balance: 1.33, // 6 - 2.5 - 5 / 3 - 2 / 4
    tolerance: 0.6,
  });
});
