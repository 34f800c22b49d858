import { createDigest } from '../core/digest.ts';
import type { Command } from './commands.ts';
import type { GameState, Table } from './table.ts';

/** How many command ids are kept for each sender: a retry may arrive after newer commands. */
const KEPT = 20;

const senderOf = (command: Command): string => ('person' in command ? command.person : 'system');

/** True if this very command has been carried out already. */
export const hasSeen = (state: GameState, command: Command): boolean =>
  (state.table.seen[senderOf(command)] ?? []).includes(createDigest(command.id));

/** The table, remembering this command. Ids are kept as short digests, so that the state stays small. */
export function remember(table: Table, command: Command): Table {
  const sender = senderOf(command);
  const ids = [...(table.seen[sender] ?? []), createDigest(command.id)].slice(-KEPT);
  return { ...table, seen: { ...table.seen, [sender]: ids } };
}
