import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isWritable, lettersOf } from '../../../../../functions/adapters/slack/picture/letters.ts';
import { townSquareAlt } from '../../../../../functions/adapters/slack/picture/square-words.ts';
import { townSquare } from '../../../../../functions/adapters/slack/picture/square.ts';
import { shortened, widthOf } from '../../../../../functions/adapters/slack/picture/writing.ts';
import { crowd, usual, village } from './village.ts';

/** The pixels of a picture of ours: rows of a filter byte and three bytes a pixel. */
function pixelsOf(picture: Uint8Array): { readonly width: number; readonly height: number; at(x: number, y: number): readonly number[] } {
  const bytes = Buffer.from(picture);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const data = inflateSync(bytes.subarray(bytes.indexOf('IDAT') + 4, bytes.indexOf('IEND') - 8));
  return { width, height, at: (x, y) => [...data.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)] };
}

const teal = [38, 96, 110];
const grey = [224, 219, 208];

test('the words say who is in and out, whose last vote is left, who is nominated, and where the hand stands', () => {
  expect(townSquareAlt(village())).toBe(
    'The table, Day 3: voting. 5 of 7 are in the game. Vote on Cat: 1 of 3 needed; the hand stands before Eve. Vote on Eve: 0 of 3 needed; the hand stands before Fay. '
    + '1 Ann (in). 2 Bob (out, no vote left). 3 Cat (in, nominated). 4 Dan (in). 5 Eve (in, nominated). 6 Fay (out, one vote left). 7 Gus (in).');
});

test('the picture shows each seat where it sits, whoever is out in another colour', () => {
  const { width, height, at } = pixelsOf(townSquare(village()));
  expect([width, height]).toEqual([1000, 860]);
  expect(at(500 + 24, 120 + 20), 'Ann, at the top').toEqual(teal);
  const angle = (2 * Math.PI) / 7;
  expect(at(Math.round(500 + 320 * Math.sin(angle)) + 28, Math.round(430 - 310 * Math.cos(angle)) + 10), 'Bob, the next as the clock goes').toEqual(grey);
  expect(at(2, 2)).toEqual([250, 248, 243]);
});

test('whoever looks, and whoever is what, it is the same picture and the same words: nothing secret is in them', () => {
  const others = { ...usual, Ann: 'Dreamer', Bob: 'Slayer', Eve: 'Vortox', Gus: 'Fearmonger' };
  const [everybody, host, swapped] = [village(), village('host'), village('host', others)];
  expect(host.seats.map(({ role }) => role)).not.toEqual(swapped.seats.map(({ role }) => role));
  for (const view of [host, swapped]) {
    expect(townSquareAlt(view)).toBe(townSquareAlt(everybody));
    expect(Buffer.compare(townSquare(view), townSquare(everybody))).toBe(0);
  }
});

test('twenty people of the longest names are drawn in less than 150 ms of work', () => {
  const view = crowd(Array.from({ length: 20 }, (_, index) => `Wolfeschlegelsteinhausen ${index}`));
  const times = Array.from({ length: 4 }, () => {
    const before = process.cpuUsage();
    townSquare(view);
    return process.cpuUsage(before).user / 1_000;
  });
  expect(Math.min(...times)).toBeLessThan(150);
  expect(townSquareAlt(view).length).toBeLessThanOrEqual(1_000);
});

test.each([5, 12, 13, 20])('a table of %i is drawn, whatever people are called', count => {
  const names = ['山田太郎', 'محمد', '🐺', '', 'Ana', 'Żółć', 'x'.repeat(200)];
  const view = crowd(Array.from({ length: count }, (_, index) => names[index % names.length]!));
  expect(pixelsOf(townSquare(view)).width).toBe(1000);
});

test('names that are too wide keep what tells them apart', () => {
  const most = widthOf('Bartholomew K.', 15);
  expect(shortened('Ana Maria', 15, most)).toBe('Ana Maria');
  expect(shortened('Bartholomew Kowalczyk-Smith', 15, most)).toBe('Bartholomew K.');
  const cut = shortened('Wolfeschlegelsteinhausen', 15, most);
  expect(cut).toMatch(/^Wolfesch\w*\.\.$/);
  expect(widthOf(cut, 15)).toBeLessThanOrEqual(most);
});

test('signs stand on their letters, other alphabets are written in this one, and what has no letters is left to its number', () => {
  const written = (name: string): string => lettersOf(name).map(({ letter, signs }) => letter + signs.join('')).join('');
  expect(written('Zoë Łukasz')).toBe('Zoe\u0308 L\u0338ukasz');
  expect(written('Жанна')).toBe('Zhanna');
  expect(written('Σοφία')).toBe('Sofi\u0301a');
  expect(written('Groß')).toBe('Gross');
  expect(written('Bo 🐺')).toBe('Bo ');
  expect([isWritable('Иван'), isWritable('山田太郎'), isWritable('Bo 山'), isWritable('🐺')]).toEqual([true, false, true, false]);
});
