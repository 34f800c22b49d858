import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Clock, Commit, GameStore } from '../../../../functions/app/ports.ts';
import { commitOf, create, minute, say } from '../../app/fake-game.ts';

export interface StoreUnderTest {
  readonly store: GameStore;
  readonly clock: Clock & { time: number };
}

/** The store, and a game that nobody has used. */
export type Fresh = () => StoreUnderTest & { readonly game: string };

export const day = 24 * 60 * minute;

/** An id that nobody has used. */
export const unused = (letter: string): string => `${letter}${randomUUID().slice(0, 8)}`;

/** Puts a version that nobody else wants. `stale` may be its own write whose answer was lost: a look tells, as `play` does it. */
export async function put(store: GameStore, commit: Commit, wakeAt?: number): Promise<void> {
  while ((await store.commit(commit, wakeAt)) === 'stale') {
    const newest = await store.load(commit.game);
    if (newest?.version !== commit.version) continue;
    expect(newest).toEqual(commit);
    return;
  }
}

export async function seed(store: GameStore, game: string, lines: readonly string[]): Promise<Commit[]> {
  const commits = [commitOf(undefined, create(game))];
  for (const line of lines) commits.push(commitOf(commits.at(-1), say(game, 'U1', line)));
  for (const commit of commits) await put(store, commit);
  return commits;
}

export const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};

/** Index rows come late: looks again for a while. */
export async function eventually(look: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect.poll(look, { timeout: 3_000, interval: 20 }).toEqual(expected);
}
