/** What a player looks like who must not look like `barred`: what the player is, if that is allowed. mafia/general/perceived-alignment#5 */
export const otherThan = (barred: string, real: string): string => (real === barred ? 'unknown' : real);

/** An alignment as results print it. */
export const alignmentName = (id: string): string => (id === 'unknown' ? id : `${id[0]!.toUpperCase()}${id.slice(1)}`);
