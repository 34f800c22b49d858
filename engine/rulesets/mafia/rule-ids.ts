/** How many of each an entry of the catalogue has. */
export interface Counts {
  readonly rules?: number;
  readonly variants?: number;
  readonly decisions?: number;
}

/** All ids of an entry of the catalogue: `#1`, `#v1`, `?1`, … */
export const idsOf = (entry: string, { rules = 0, variants = 0, decisions = 0 }: Counts): readonly string[] => [
  ...numbered(`${entry}#`, rules),
  ...numbered(`${entry}#v`, variants),
  ...numbered(`${entry}?`, decisions),
];

export const numbered = (prefix: string, count: number): readonly string[] => Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`);
