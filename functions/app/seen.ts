import type { Command } from '../../engine/table/commands.ts';
import type { GameState } from '../../engine/table/table.ts';

/** Under whose name a command's id is kept in the state: its person, or `system` for timers and deliveries. */
export const senderOf = (command: Command): string => ('person' in command ? command.person : 'system');

/** True if the state has carried out this very command; a game's creation is known by the game's existence. */
export const isSeen = (state: GameState, command: Command): boolean =>
  command.type === 'create' || (state.table.seen[senderOf(command)] ?? []).includes(command.id);
