/** Works something out when it is first asked for, and then never again: for what not every caller needs. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
