import type { Screen } from './screen.ts';
import type { Seen } from './seen.ts';
import { doneScreen } from './status-screen.ts';

/** Whoever asked to come sits at the table, or waits for an answer. */
export const doneTravel = (seen: Seen): Screen => doneScreen(seen, seen.seat === undefined ? 'done.travel.asked' : 'done.travel');
