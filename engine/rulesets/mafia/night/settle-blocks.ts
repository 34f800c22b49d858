import { loops } from './loops.ts';

export interface Settled<T> {
  /** Blocks that hold. */
  readonly holding: ReadonlySet<T>;
  /** What is stopped, each with the holding blocks that stop it. */
  readonly blocked: ReadonlyMap<T, readonly T[]>;
}

/**
 * mafia/general/blocks-and-cycles#1, #4: a block that nothing undecided can stop holds, and what a holding block hits is blocked.
 * Where only loops are left, every block of a loop that nothing outside it can stop holds, and all that it hits is stopped.
 * @param all everything that can be stopped
 * @param stops what each block would stop, blocks included
 */
export function settleBlocks<T>(all: readonly T[], stops: ReadonlyMap<T, readonly T[]>): Settled<T> {
  const attackers = attackersOf(stops);
  const holding = new Set<T>();
  const blocked = new Map<T, readonly T[]>();
  const stop = (block: T): void => {
    holding.add(block);
    for (const hit of stops.get(block)!) blocked.set(hit, [...(blocked.get(hit) ?? []), block]);
  };
  for (let open = [...stops.keys()]; open.length > 0; open = open.filter(block => !holding.has(block) && !blocked.has(block))) {
    const isOpen = new Set(open);
    const before = (block: T): readonly T[] => (attackers.get(block) ?? []).filter(other => isOpen.has(other));
    const free = open.filter(block => before(block).length === 0);
    for (const block of free.length > 0 ? free : loops(open, before)) stop(block);
  }
  return { holding, blocked: new Map(all.filter(use => blocked.has(use)).map(use => [use, blocked.get(use)!])) };
}

/** For each block those that would stop it. */
function attackersOf<T>(stops: ReadonlyMap<T, readonly T[]>): ReadonlyMap<T, readonly T[]> {
  const attackers = new Map<T, T[]>();
  for (const [block, hits] of stops) {
    for (const hit of hits) {
      const known = attackers.get(hit);
      if (known) known.push(block);
      else attackers.set(hit, [block]);
    }
  }
  return attackers;
}
