import type { Refused } from './decision.ts';
import type { GameState } from './table.ts';
import { no } from './words.ts';

/** Who runs the game, by name where the table knows one. */
export const notHost = (state: GameState): Refused =>
  no(state, 'not-host', { host: [...state.table.guests, ...state.table.watchers].find(({ person }) => person === state.table.host)?.name ?? 'who made it' });
