/** All ids of an entry of the catalogue: its rules `#1`, `#2`, …, and its decisions `?1`, … */
export const idsOf = (entry: string, rules: number, decisions = 0): readonly string[] => [
  ...numbered(`${entry}#`, rules),
  ...numbered(`${entry}?`, decisions),
];

const numbered = (prefix: string, count: number): readonly string[] => Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`);
