import type { Refusal } from '../../engine/table/decision.ts';
import type { Schedule } from '../../engine/table/table.ts';
import { scheduleFault } from '../../engine/table/bells.ts';
import { defaultSchedule } from '../../engine/table/defaults.ts';
import type { Submission } from '../listeners/sender.ts';
import { newGameBlocks as blocks } from './new-game-form.ts';
import { pickedIn } from './sent.ts';

export const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** What was asked for in the form. */
export interface AskedGame {
  readonly channel: string;
  /** A ready-made setup's id, or nothing. */
  readonly setup: string;
  /** A list of roles as it was typed, or nothing. */
  readonly roles: string;
  readonly schedule: Schedule;
  readonly theme: string;
  readonly playing: boolean;
  readonly host: string;
}

/** Reads the form; empty texts stand for what was left out, and the game refuses them by itself. */
export function askedIn({ state: { values } }: Submission): AskedGame {
  const one = (block: string): string => pickedIn(values, block)[0]?.trim() ?? '';
  const length = (block: 'day' | 'night'): string => (blocks[block] in values ? one(blocks[block]).toLowerCase() : defaultSchedule[block]); // not asked where days have parts
  return {
    channel: one(blocks.channel),
    setup: one(blocks.setup),
    roles: one(blocks.roles),
    schedule: {
      day: length('day'),
      night: length('night'),
      zone: one(blocks.zone),
      workdays: one(blocks.days) === 'every' ? everyDay : defaultSchedule.workdays,
    },
    theme: one(blocks.theme),
    playing: pickedIn(values, blocks.playing).length > 0,
    host: one(blocks.host),
  };
}

/** The input that a refusal of the game is about. */
export function blockFor({ code, field }: Refusal, { schedule }: AskedGame): string {
  if (code === 'already-started') return blocks.channel;
  if (field === 'theme') return blocks.theme;
  if (field?.startsWith('option:')) return field;
  if (field === 'roles') return blocks.roles;
  if (field !== 'schedule') return blocks.setup;
  const { day, night } = schedule;
  if (scheduleFault({ ...defaultSchedule, day }) !== undefined) return blocks.day;
  return scheduleFault({ ...defaultSchedule, night }) === undefined ? blocks.zone : blocks.night;
}
