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
  const holding = new Set<T>();
  const blocked = new Map<T, readonly T[]>();
  let open = [...stops.keys()];
  const stop = (block: T): void => {
    holding.add(block);
    for (const hit of stops.get(block)!) blocked.set(hit, [...(blocked.get(hit) ?? []), block]);
  };
  while (open.length > 0) {
    const attackers = (block: T) => open.filter(other => stops.get(other)!.includes(block));
    const free = open.filter(block => attackers(block).length === 0);
    for (const block of free.length > 0 ? free : loops(open, attackers)) stop(block);
    open = open.filter(block => !holding.has(block) && !blocked.has(block));
  }
  return { holding, blocked: new Map(all.filter(use => blocked.has(use)).map(use => [use, blocked.get(use)!])) };
}
