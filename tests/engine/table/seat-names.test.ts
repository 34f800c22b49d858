import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatNames } from '../../../engine/table/seat-names.ts';

test.each([
  [['Ann', 'Bob'], ['Ann', 'Bob']],
  [['Ann', 'ANN', 'ann'], ['Ann', 'ANN2', 'ann3']],
  [['Ann Lee', 'Jean-Luc', "O'Neil", 'Zoë', '李'], ['AnnLee', 'Jean-Luc', "O'Neil", 'Zoë', '李']],
  [['nobody', 'Host', 'in'], ['nobody2', 'Host2', 'in2']],
  [['', '🙂', '<@U1>'], ['Player1', 'Player2', 'U1']],
  [['7', '42'], ['P7', 'P42']],
  [['s3', 'S12', 's3x'], ['Ps3', 'PS12', 's3x']],
  [['Ann2', 'Ann', 'Ann'], ['Ann2', 'Ann', 'Ann3']],
])('%j are %j', (names, words) => {
  expect(seatNames(names)).toEqual(words);
});

test('names are different words, and stay what they are when read again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12, unit: 'grapheme' }), { maxLength: 15 }), names => {
      const words = seatNames(names);
      expect(new Set(words.map(word => word.toLowerCase())).size).toBe(names.length);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}_'-]+$/u);
      expect(seatNames(words)).toEqual(words);
    }),
  );
});
