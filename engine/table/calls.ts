import type { OpenDecision, Play } from '../core/state.ts';
import { inMinutes } from './bells.ts';
import type { Table } from './table.ts';

const MINUTE = 60_000;

type Calls = NonNullable<Table['calls']>;

/** When something is due the next time, epoch milliseconds: the end of the running phase, or the time of an open decision; null while nothing is. */
export const nextDue = ({ due, calls = {} }: Pick<Table, 'due' | 'calls'>): number | null => (due === null ? null : Math.min(due, ...Object.values(calls)));

/** The open decision whose time came first, of those whose time is past; never one whose time comes after the end of the phase. */
export function called({ due, calls = {} }: Pick<Table, 'due' | 'calls'>, at: number): string | undefined {
  if (due === null) return undefined;
  const [first] = Object.entries(calls).filter(([, time]) => time <= Math.min(at, due)).sort(([, a], [, b]) => a - b);
  return first?.[0];
}

/** The times of what is open after a change: those that were set stay, and what has opened gets as long as its rules say. */
export function callsAfter({ calls = {}, paused }: Table, { decisions }: Play, now: number): Calls {
  const time = ({ key, minutes }: OpenDecision): readonly (readonly [string, number])[] =>
    calls[key] !== undefined ? [[key, calls[key]]] : minutes === undefined ? [] : [[key, paused === null ? inMinutes(minutes, now) : minutes * MINUTE]];
  return Object.fromEntries(Object.values(decisions).flatMap(time));
}

/** All times moved by so many milliseconds, on whole minutes where they are times of the clock. */
export const movedCalls = ({ calls = {} }: Pick<Table, 'calls'>, by: number, isClock: boolean): Calls =>
  Object.fromEntries(Object.entries(calls).map(([key, time]) => [key, isClock ? Math.ceil((time + by) / MINUTE) * MINUTE : Math.max(0, time + by)]));

/** True if two tables call at the same times. */
export const isCalledAlike = (a: Calls = {}, b: Calls = {}): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, time]) => b[key] === time);
