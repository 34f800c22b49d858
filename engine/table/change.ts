import { evolveAll } from '../core/evolve.ts';
import type { GameEvent } from '../core/events.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Refused } from '../core/refused.ts';
import { phaseText, type Play } from '../core/state.ts';
import { bell, inMinutes } from './bells.ts';
import { callsAfter, isCalledAlike, movedCalls } from './calls.ts';
import type { Change, Decision } from './decision.ts';
import { reseated } from './reseated.ts';
import type { GameState, Table } from './table.ts';
import { no } from './words.ts';

/** A change of the table alone. */
export const tableChange = (state: GameState, change: Partial<Table>): Decision =>
  ({ ok: true, value: { state: { ...state, table: { ...state.table, ...change } }, events: [], trace: [], messages: [] } });

/** Applies what the rules say, and moves the bell if another phase opened or the game ended. */
export function applied(state: GameState, outcome: Outcome, now: number): Decision {
  const play = evolveAll(state.play, outcome.events)!;
  const table = reseated(timed(state, play, timesSet(outcome), now), outcome.events);
  return { ok: true, value: { state: { ...state, play, table }, ...said(outcome) } };
}

/** The same for what the rules may refuse; `first` is what happened before they were asked. */
export function ruled(state: GameState, first: readonly GameEvent[], outcome: Outcome | Refused, now: number): Decision {
  if (!('refused' in outcome)) return applied(state, followedBy(first, outcome), now);
  const { code, args, variant, field } = outcome.refused;
  return no(state, code, args, variant, field);
}

const said = ({ events, trace }: Outcome): Omit<Change, 'state'> =>
  ({ events, trace, messages: events.flatMap(event => (event.type === 'Said' ? [event.message] : [])) });

/** How long the rules let the running phase go on, if they say so: from now on, or from its opening. */
interface Times {
  readonly minutes?: number;
  readonly lasts?: string;
}

function timesSet({ events }: Outcome): Times {
  const minutes = events.findLast(event => event.type === 'BellSet')?.minutes;
  const lasts = events.findLast(event => event.type === 'PhaseOpened')?.lasts;
  return { ...(minutes === undefined ? {} : { minutes }), ...(lasts === undefined ? {} : { lasts }) };
}

function timed(state: GameState, play: Play, times: Times, now: number): Table {
  const next = ended(state, play, times, now);
  const calls = callsAfter(next, play, now);
  if (isCalledAlike(next.calls, calls)) return next;
  return { ...next, calls, revision: state.table.revision + 1 };
}

/** The table with the bell of the running phase. */
function ended({ table, play: before }: GameState, play: Play, { minutes, lasts }: Times, now: number): Table {
  if (play.winners) return { ...table, stage: 'over', due: null, paused: null, revision: table.revision + 1 };
  if (before && phaseText(before.phase) === phaseText(play.phase)) {
    return minutes === undefined ? table : { ...table, due: inMinutes(minutes, now), revision: table.revision + 1 };
  }
  const lengths = lasts === undefined ? table.schedule : { ...table.schedule, day: lasts, night: lasts };
  const calls = table.paused === null ? table.calls : movedCalls(table, now, true);
  return { ...table, due: bell(lengths, play.phase.name, now), paused: null, ...(calls === undefined ? {} : { calls }), revision: table.revision + 1 };
}

/** Two outcomes, one after the other. (Not `then`: what imports a module with such an export waits for it as for a promise.) */
export const followedBy = (first: readonly GameEvent[], second: Outcome): Outcome =>
  ({ events: [...first, ...second.events], trace: second.trace });
