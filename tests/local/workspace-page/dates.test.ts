import { expect, test } from 'vitest';
import { type Clock, formatDate, fromLocalInput, timeOf, toLocalInput } from '../../../local/workspace/page/text/dates.ts';

const clock = (zone: string): Clock => ({ zone, locale: 'en-US', now: Date.parse('2026-09-21T12:00:00Z') });

// 1790000000 is 21 September 2026, 14:13:20 UTC.
test.each([
  ['{date_num}', 'UTC', '2026-09-21'],
  ['{date}', 'UTC', 'September 21, 2026'],
  ['{date_short}', 'UTC', 'Sep 21, 2026'],
  ['{date_long}', 'UTC', 'Monday, September 21, 2026'],
  ['{date_short_pretty} at {time}', 'UTC', 'today at 2:13 PM'],
  ['{date_pretty} {time_secs}', 'Pacific/Kiritimati', 'today 4:13:20 AM'],
  ['{date_pretty}', 'America/Los_Angeles', 'today'],
  ['{ago}', 'UTC', 'in 2 hours'],
])('%s in %s', (format, zone, shown) => {
  expect(formatDate(1790000000, format, 'fallback', clock(zone))).toBe(shown);
});

test('yesterday and tomorrow are told from the day in the reader’s zone', () => {
  expect(formatDate(1790000000 - 86_400, '{date_pretty}', '', clock('UTC'))).toBe('yesterday');
  expect(formatDate(1790000000 + 86_400, '{date_long_pretty}', '', clock('UTC'))).toBe('tomorrow');
});

test('a format that Slack does not know gives the fallback', () => {
  expect(formatDate(1790000000, '{weekday}', 'Monday', clock('UTC'))).toBe('Monday');
  expect(formatDate(1790000000, 'no token', 'Monday', clock('UTC'))).toBe('Monday');
});

test('a zone that nobody knows does not break a message', () => {
  expect(timeOf('1790000000.000100', clock('Nowhere/Land'))).toMatch(/^\d{1,2}:\d\d/);
});

test.each(['en-US@posix', ''])('a language that is none (%j) does not break a message', locale => {
  expect(timeOf('1790000000.000100', { ...clock('UTC'), locale })).toContain('13');
  expect(formatDate(1790000000, '{date} {ago}', '', { ...clock('UTC'), locale })).toContain('2026');
});

test('a moment goes through its input and back, in the zone of its reader', () => {
  expect(toLocalInput(1790000000, clock('Asia/Tokyo'))).toBe('2026-09-21T23:13');
  expect(fromLocalInput('2026-09-21T23:13', clock('Asia/Tokyo'))).toBe(1789999980);
  expect(fromLocalInput('', clock('Asia/Tokyo'))).toBeNull();
});
