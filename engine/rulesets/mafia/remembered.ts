/** The same as `make`, which always gives the same for the same text: what came out for the last `most` texts is kept. */
export function remembered<T extends object>(most: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return text => {
    const before = known.get(text);
    if (before) return before;
    const made = make(text);
    known.set(text, made);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest); else break;
    return made;
  };
}
