import { evolveAll } from '../core/evolve.ts';
import type { GameEvent } from '../core/events.ts';
import type { Outcome } from '../core/ruleset.ts';
import { phaseText, type Play } from '../core/state.ts';
import { bell, inMinutes } from './bells.ts';
import type { Change, Decision } from './decision.ts';
import type { GameState, Table } from './table.ts';

/** A change of the table alone. */
export const tableChange = (state: GameState, change: Partial<Table>): Decision =>
  ({ ok: true, value: { state: { ...state, table: { ...state.table, ...change } }, events: [], trace: [], messages: [] } });

/** Applies what the rules say, and moves the bell if another phase opened or the game ended. */
export function applied(state: GameState, outcome: Outcome, now: number): Decision {
  const play = evolveAll(state.play, outcome.events)!;
  return { ok: true, value: { state: { ...state, play, table: timed(state, play, minutesSet(outcome), now) }, ...said(outcome) } };
}

const said = ({ events, trace }: Outcome): Omit<Change, 'state'> =>
  ({ events, trace, messages: events.flatMap(event => (event.type === 'Said' ? [event.message] : [])) });

/** How long from now the rules let the running phase go on, if they say so. */
const minutesSet = ({ events }: Outcome): number | undefined =>
  events.reduce<number | undefined>((minutes, event) => (event.type === 'BellSet' ? event.minutes : minutes), undefined);

function timed({ table, play: before }: GameState, play: Play, minutes: number | undefined, now: number): Table {
  if (play.winners) return { ...table, stage: 'over', due: null, paused: null, revision: table.revision + 1 };
  if (before && phaseText(before.phase) === phaseText(play.phase)) {
    return minutes === undefined ? table : { ...table, due: inMinutes(minutes, now), revision: table.revision + 1 };
  }
  return { ...table, due: bell(table.schedule, play.phase.name, now), paused: null, revision: table.revision + 1 };
}

/** Two outcomes, one after the other. (Not `then`: what imports a module with such an export waits for it as for a promise.) */
export const followedBy = (first: readonly GameEvent[], second: Outcome): Outcome =>
  ({ events: [...first, ...second.events], trace: second.trace });
