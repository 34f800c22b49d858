import type { PhaseLength, Schedule } from '../../../../engine/table/table.ts';
import { list } from '../../../../engine/themes/words.ts';
import type { Say } from './card.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A game's schedule in words; `lengths`: those of parts, in words. */
export const scheduleWords = (say: Say, { day, night, zone, workdays }: Schedule, lengths: readonly string[] = []): string =>
  lengths.length > 0
    ? say('lobby.schedule.parts', { lengths: lengths.join(', '), zone, workdays: workdayWords(say, workdays) })
    : say('lobby.schedule', { day: ends(say, day), night: ends(say, night), zone, workdays: workdayWords(say, workdays) });

function ends(say: Say, length: PhaseLength): string {
  const read = /^(\d+)\s*([mhd])$/.exec(length);
  if (!read) return say('ends.at', { time: length });
  const count = Number(read[1]);
  return say('ends.after', { count, unit: say(`unit.${read[2]!}`, { count }) });
}

function workdayWords(say: Say, workdays: readonly number[]): string {
  const sorted = [...new Set(workdays)].sort((a, b) => a - b);
  if (sorted.length === 7) return say('workdays.all');
  const named = sorted.map(weekday => days[weekday - 1]!);
  const row = sorted.length > 2 && sorted.at(-1)! - sorted[0]! === sorted.length - 1;
  return say('workdays.some', { days: row ? say('workdays.span', { first: named[0]!, last: named.at(-1)! }) : list(named) });
}
