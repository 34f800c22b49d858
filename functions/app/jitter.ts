/** What waits and draws, passed in so that tests need no time. */
export interface Pauses {
  sleep(milliseconds: number): Promise<void>;
  /** In [0, 1). */
  random(): number;
}

const first = 25;
const longest = 400;

/** Milliseconds before a try, counted from 0: none before the first, then full jitter over a doubling span. */
export const pauseBefore = (attempt: number, random: () => number): number =>
  attempt === 0 ? 0 : random() * Math.min(longest, first * 2 ** attempt);

/** The numbers of up to `most` tries, with a jittered pause before each but the first. */
export async function* tries(most: number, { sleep, random }: Pauses): AsyncGenerator<number> {
  for (let attempt = 0; attempt < most; attempt += 1) {
    if (attempt > 0) await sleep(pauseBefore(attempt, random));
    yield attempt;
  }
}
