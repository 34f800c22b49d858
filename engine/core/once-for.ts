/**
 * Works something out once for each thing that it is about. Only for what never changes, such as a state or a part of one, and only for
 * what follows from that thing alone.
 */
export function onceFor<T extends object, V>(derive: (from: T) => V): (from: T) => V {
  const known = new WeakMap<T, { readonly value: V }>();
  return from => {
    const found = known.get(from);
    if (found) return found.value;
    const value = derive(from);
    known.set(from, { value });
    return value;
  };
}

/**
 * The same for what is asked of one state many times in a row, and then of the next: only the last answer is kept, so that nothing of a state
 * lives longer than the look at it.
 */
export function onceForLast<T extends readonly object[], V>(derive: (...from: T) => V): (...from: T) => V {
  let last: { readonly from: T; readonly value: V } | undefined;
  return (...from) => {
    if (!last?.from.every((one, at) => one === from[at])) last = { from, value: derive(...from) };
    return last.value;
  };
}

/** Things by what they have in common, each in the order in which they come. */
export function grouped<T>(things: readonly T[], by: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(by(thing));
    if (group) group.push(thing);
    else groups.set(by(thing), [thing]);
  }
  return groups;
}
