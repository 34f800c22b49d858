import type { Ruleset } from '../core/ruleset.ts';
import { tableChange } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import type { GameState } from './table.ts';
import { no } from './words.ts';

/** Somebody asks for a picture of the table: nothing changes, and whoever carries the game sends it. */
export function picture(rules: Ruleset, state: GameState, _: Extract<Command, { type: 'picture' }>): Decision {
  if (!state.play) return no(state, 'not-started');
  return rules.isPictured ? tableChange(state, {}) : no(state, 'malformed', { reason: 'there is no picture in this game' });
}
