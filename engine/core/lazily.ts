/** Makes a thing when it is first asked for, and only then: what an import does not make, no cold start waits for. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
