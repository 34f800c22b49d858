/** `lynch 2` is the second poll of its kind. */
export const kindOf = (id: string): string => id.replace(/ \d+$/, '');
export const numbered = (kind: string, count: number): readonly string[] => Array.from({ length: count }, (_, n) => (n === 0 ? kind : `${kind} ${n + 1}`));

export const LYNCH = 'lynch';

/** The fact of who lived when the polls of the phase opened. */
export const OPTIONS = 'pollOptions';
