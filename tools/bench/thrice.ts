/** How long something took, in milliseconds: the first time, and the middle one of three times. */
export interface Times {
  readonly first: number;
  readonly middle: number;
}

/**
 * Works something out three times, each from a copy as it would come out of the store. Garbage that was collected meanwhile and code that was
 * compiled are in one of the three; the middle one is what the work itself takes.
 */
export function thrice<T>(state: T, work: (state: T) => unknown): Times {
  const text = JSON.stringify(state);
  const times = [0, 1, 2].map(() => {
    const copy: T = JSON.parse(text);
    const start = performance.now();
    work(copy);
    return performance.now() - start;
  });
  return { first: times[0]!, middle: [...times].sort((a, b) => a - b)[1]! };
}
