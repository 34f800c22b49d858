import { describe, expect, test } from 'vitest';
import { bell, minutesOf, scheduleFault } from '../../../engine/table/bells.ts';
import type { Schedule } from '../../../engine/table/table.ts';

const office: Schedule = { day: '16:00', night: '09:30', zone: 'Europe/Berlin', workdays: [1, 2, 3, 4, 5] };
const every: Schedule = { day: '24h', night: '90m', zone: 'Europe/Berlin', workdays: [1, 2, 3, 4, 5, 6, 7] };

const at = (schedule: Schedule, phase: string, now: string): string => new Date(bell(schedule, phase, Date.parse(now))).toISOString();

describe('the next bell', () => {
  test.each([
    ['a length', every, 'night', '2024-03-04T09:00:00Z', '2024-03-04T10:30:00.000Z'],
    ['on a whole minute', every, 'night', '2024-03-04T09:00:00.001Z', '2024-03-04T10:31:00.000Z'],
    ['a clock time of today', office, 'day', '2024-03-04T09:00:00Z', '2024-03-04T15:00:00.000Z'],
    ['half an hour before is time enough', office, 'day', '2024-03-04T14:30:00Z', '2024-03-04T15:00:00.000Z'],
    ['less is not: tomorrow', office, 'day', '2024-03-04T14:30:00.001Z', '2024-03-05T15:00:00.000Z'],
    ['after it: tomorrow', office, 'day', '2024-03-04T16:00:00Z', '2024-03-05T15:00:00.000Z'],
    ['Friday evening: Monday', office, 'night', '2024-03-08T15:00:00Z', '2024-03-11T08:30:00.000Z'],
    ['a length that would end on a Saturday ends at that time on Monday', { ...every, workdays: [1, 2, 3, 4, 5] }, 'day', '2024-03-08T09:00:00Z', '2024-03-11T09:00:00.000Z'],
    ['a length may run over a day off', { ...every, day: '3d', workdays: [1, 2, 3, 4, 5] }, 'day', '2024-03-08T09:00:00Z', '2024-03-11T09:00:00.000Z'],
    ['a week of one working day', { ...office, workdays: [3] }, 'day', '2024-03-06T16:00:00Z', '2024-03-13T15:00:00.000Z'],
    ['a confirmation is a night', every, 'night', '2024-03-04T09:00:00Z', '2024-03-04T10:30:00.000Z'],
  ])('%s', (_, schedule, phase, now, end) => {
    expect(at(schedule, phase, now)).toBe(end);
  });
});

describe('clocks that change', () => {
  test.each([
    ['spring, Berlin: 16:00 is an hour earlier in UTC', office, 'day', '2024-03-29T16:00:00Z', '2024-04-01T14:00:00.000Z'],
    ['autumn, Berlin', office, 'day', '2024-10-25T15:00:00Z', '2024-10-28T15:00:00.000Z'],
    ['a length counts real hours in the night of the change', { ...every, night: '8h' }, 'night', '2024-03-30T22:00:00Z', '2024-03-31T06:00:00.000Z'],
    ['a time that does not exist is passed over to the next that does', { ...every, night: '02:30' }, 'night', '2024-03-30T22:00:00Z', '2024-03-31T01:30:00.000Z'],
    ['New York changes on another day', { ...office, zone: 'America/New_York' }, 'day', '2024-03-08T22:00:00Z', '2024-03-11T20:00:00.000Z'],
    ['half-hour zones', { ...office, zone: 'Asia/Kolkata' }, 'day', '2024-03-04T09:00:00Z', '2024-03-04T10:30:00.000Z'],
    ['the working day is that of the zone: Monday morning in Auckland', { ...office, zone: 'Pacific/Auckland' }, 'night', '2024-03-10T19:00:00Z', '2024-03-10T20:30:00.000Z'],
  ])('%s', (_, schedule, phase, now, end) => {
    expect(at(schedule, phase, now)).toBe(end);
  });

  test('the end is always later, for each hour of a year, and never on a day off', () => {
    for (let now = Date.UTC(2024, 0, 1); now < Date.UTC(2025, 0, 1); now += 7 * 3_600_000) {
      for (const phase of ['day', 'night']) {
        const end = bell(office, phase, now);
        expect(end - now).toBeGreaterThanOrEqual(30 * 60_000);
        expect(end - now).toBeLessThan(5 * 86_400_000);
        expect([0, 6]).not.toContain(new Date(end).getUTCDay());
      }
    }
  });
});

describe('what a schedule may be', () => {
  test.each([['90m', 90], ['24h', 1440], ['2d', 2880], ['5 m', 5], ['1000h', 0], ['h', 0], ['', 0], ['16:00', 0], ['-5m', 0]])('%j is %d minutes', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  test.each([
    [{ ...office }, undefined],
    [{ ...office, day: '0m' }, 'the day ends after a length'],
    [{ ...office, night: '25:00' }, 'the night ends after a length'],
    [{ ...office, night: '24 hours' }, '"24 hours" is neither'],
    [{ ...office, zone: 'Berlin' }, '"Berlin" is no time zone'],
    [{ ...office, workdays: [0] }, 'working days are numbers'],
    [{ ...office, workdays: [1.5] }, 'working days are numbers'],
  ])('%j', (schedule, fault) => {
    const said = scheduleFault(schedule);
    if (fault === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(fault);
  });
});
