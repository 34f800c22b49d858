import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunks, cut, date, escape } from '../../../../functions/adapters/slack/blocks/text.ts';
import { idIn, personOf, placeOf, slackId, teamIn } from '../../../../functions/adapters/slack/ids.ts';

test('players can write nothing that pings, links or escapes', () => {
  expect(escape('<!channel> & <@U1|x> <http://x|y> &lt;')).toBe('&lt;!channel&gt; &amp; &lt;@U1|x&gt; &lt;http://x|y&gt; &amp;lt;');
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => !/[<>]|&(?!amp;|lt;|gt;)/.test(escape(text))));
});

test('what is cut keeps within its length, on one line, and cuts no character in half', () => {
  expect(cut('one  two\nthree', 20)).toBe('one two three');
  expect(cut('abcdef', 4)).toBe('abc…');
  expect(cut('ab👍👍', 5)).toBe('ab👍…');
});

test('lines are gathered up to a length, and none is lost', () => {
  expect(chunks(['aa', 'bb', 'cc'], 5)).toEqual(['aa\nbb', 'cc']);
  expect(chunks(['aaaa bbbb', 'c'], 5)).toEqual(['aaaa', 'bbbb', 'c']);
  expect(chunks(['abcdefgh'], 3)).toEqual(['abc', 'def', 'gh']);
  expect(chunks(['aaaa ', '', ' '], 4)).toEqual(['aaaa']);
  expect(chunks(['abcd&amp;e'], 6)).toEqual(['abcd', '&amp;e']);
  expect(chunks(['ab👍c'], 3)).toEqual(['ab', '👍c']);
});

test('times carry the zone of the game for clients that cannot show the own', () => {
  expect(date(Date.UTC(2026, 8, 21, 14, 13), 'America/New_York')).toBe('<!date^1789999980^{date_short_pretty} at {time}|Mon 21 Sep, 10:13 EDT>');
});

test('ids of people and places', () => {
  expect([personOf('T1', 'U1'), placeOf('T1', 'C1')]).toEqual(['T1/U1', 'T1/C1']);
  expect([slackId('T1/U1'), idIn('T1/C1'), teamIn('T1/C1')]).toEqual([{ team: 'T1', id: 'U1' }, 'C1', 'T1']);
  for (const wrong of ['U1', 'T1/', '/U1', 'T1/U1/x', '']) expect(() => slackId(wrong)).toThrow('names nobody and no place in Slack');
});
