import type { Ruleset } from '../core/ruleset.ts';
import { notKnown } from './arriving.ts';
import { ruled } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { hosting } from './hosting.ts';
import { seatOf, type GameState } from './table.ts';
import { no } from './words.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** What the rules leave to whoever runs the game: an open decision, or one that may be made at any time. */
export function decideOpen(rules: Ruleset, state: GameState, { person, key, value, at }: Of<'decide'>): Decision {
  const refused = presiding(state, person);
  if (refused) return refused;
  return rules.decided ? ruled(state, [], rules.decided(state.terms, state.play!, key, value, 'host'), at) : notKnown(state);
}

/** A player is no judge of the game that they play. */
export function presiding(state: GameState, person: string): Decision | undefined {
  return hosting(state, person) ?? (seatOf(state.table, person) === undefined ? undefined : no(state, 'not-now', {}, 'playing'));
}
