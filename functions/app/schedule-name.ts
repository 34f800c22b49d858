/** The name of the one-time schedule of a phase's end: unique to the game and the revision of its deadline. */
export const scheduleName = (game: string, revision: number): string => `${game}-p${revision}`;

/** The revision in a schedule's name. */
export const revisionIn = (name: string): number => Number(name.slice(name.lastIndexOf('-p') + 2));
