import { DateTime, IANAZone } from 'luxon';
import type { PhaseLength, Schedule } from './table.ts';

const LENGTH = /^(\d{1,3})\s*(m|h|d)$/;
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const MINUTES = { m: 1, h: 60, d: 1440 } as const;
const MINUTE = 60_000;

/** What is wrong with a schedule, in words, or undefined. */
export function scheduleFault({ day, night, zone, workdays }: Schedule): string | undefined {
  for (const [name, length] of [['day', day], ['night', night]] as const) {
    if (!CLOCK.test(length) && !(LENGTH.test(length) && minutesOf(length) > 0)) {
      return `the ${name} ends after a length such as "24h" or "90m", or at a time such as "16:00", and "${length}" is neither`;
    }
  }
  if (!IANAZone.isValidZone(zone)) return `"${zone}" is no time zone; they are written like "Europe/Berlin"`;
  if (workdays.length === 0 || workdays.some(weekday => !Number.isInteger(weekday) || weekday < 1 || weekday > 7)) {
    return 'working days are numbers from 1 (Monday) to 7 (Sunday), at least one';
  }
  return undefined;
}

/** The minutes of a length such as `90m`, `24h` or `2d`; 0 where it is none. */
export function minutesOf(length: PhaseLength): number {
  const read = LENGTH.exec(length);
  return read ? Number(read[1]) * MINUTES[read[2] as keyof typeof MINUTES] : 0;
}

/**
 * When a phase that opens at `now` ends: epoch milliseconds, on a whole minute.
 * A clock time is the next one on a working day that leaves the phase at least half an hour; a length that would end
 * on a day off ends at the same time on the next working day.
 */
export function bell(schedule: Schedule, phase: string, now: number): number {
  const length = phase === 'night' ? schedule.night : schedule.day;
  const clock = CLOCK.exec(length);
  const from = DateTime.fromMillis(now, { zone: schedule.zone });
  const end = clock
    ? nextClock(from, Number(clock[1]), Number(clock[2]))
    : from.plus({ minutes: minutesOf(length) });
  return wholeMinute(onWorkday(end, schedule.workdays).toMillis());
}

function nextClock(from: DateTime, hour: number, minute: number): DateTime {
  const today = from.set({ hour, minute, second: 0, millisecond: 0 });
  return today.toMillis() - from.toMillis() >= 30 * MINUTE ? today : today.plus({ days: 1 });
}

const onWorkday = (time: DateTime, workdays: readonly number[]): DateTime =>
  workdays.includes(time.weekday) ? time : onWorkday(time.plus({ days: 1 }), workdays);

/** So many minutes from now: epoch milliseconds, on a whole minute. */
export const inMinutes = (minutes: number, now: number): number => wholeMinute(now + minutes * MINUTE);

const wholeMinute = (millis: number): number => Math.ceil(millis / MINUTE) * MINUTE;
