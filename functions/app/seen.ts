import type { Command } from '../../engine/table/commands.ts';
import { hasSeen } from '../../engine/table/seen.ts';
import type { GameState } from '../../engine/table/table.ts';

/** True if the state has carried out this very command; a game's creation is known by the game's existence. */
export const isSeen = (state: GameState, command: Command): boolean => command.type === 'create' || hasSeen(state, command);
