import type { Ruleset } from '../core/ruleset.ts';
import { applied, tableChange } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import type { GameState } from './table.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Whatever is due is carried out; if nothing is, nothing changes. */
export function tick(rules: Ruleset, state: GameState, { at }: Of<'tick'>): Decision {
  const { play, table } = state;
  const isDue = play && !play.winners && table.due !== null && at >= table.due;
  return isDue ? applied(state, rules.end(state.terms, play, 'deadline'), at) : tableChange(state, {});
}

export const roomMade = (state: GameState, { slug, place }: Of<'room-made'>): Decision =>
  tableChange(state, { rooms: { ...state.table.rooms, [slug]: { place } } });

export const roomFailed = (state: GameState, { slug, why }: Of<'room-failed'>): Decision =>
  tableChange(state, { rooms: { ...state.table.rooms, [slug]: { failed: why } } });
