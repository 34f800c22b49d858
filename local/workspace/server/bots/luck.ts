/** Random choices that come out the same for the same seed. */
export interface Luck {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T | undefined;
  /** So many different ones, in random order. */
  some<T>(from: readonly T[], count: number): readonly T[];
}

/** The generator known as mulberry32. */
export function luck(seed: number): Luck {
  let at = seed >>> 0;
  const next = (): number => {
    at = (at + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(at ^ (at >>> 15), at | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: from => from[between(0, from.length - 1)],
    some: (from, count) =>
      from
        .map(item => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ item }) => item),
  };
}
