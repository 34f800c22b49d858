/** How many of each kind are dealt. */
export interface Row {
  readonly townsfolk: number;
  readonly outsider: number;
  readonly minion: number;
  readonly demon: number;
}

export const fewest = 7;
export const most = 15;

/** The row for a number of players, before modifiers; nothing where so many cannot play. clocktower/setup/deal#1, #2 */
export function rowFor(players: number): Row | undefined {
  if (players < fewest || players > most) return undefined;
  const thirds = Math.floor((players - 1) / 3);
  const outsider = (players - 1) % 3;
  return { townsfolk: 2 * thirds + 1, outsider, minion: thirds - 1, demon: 1 };
}

export const kinds = ['townsfolk', 'outsider', 'minion', 'demon'] as const;

/** A row in words: "5 Townsfolk, 0 Outsiders, 1 Minion and 1 Demon". */
export function rowText({ townsfolk, outsider, minion, demon }: Row): string {
  const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  return `${townsfolk} Townsfolk, ${some(outsider, 'Outsider')}, ${some(minion, 'Minion')} and ${some(demon, 'Demon')}`;
}
