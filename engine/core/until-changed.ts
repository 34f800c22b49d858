/**
 * Works something out again only when it is asked about another thing than the last time. Only for what never changes, such as a state or a
 * part of one, and only for what follows from that thing alone. It remembers no more than one: a table of all states that were ever asked
 * about costs the collection of garbage more than it saves, since nobody comes back to an older one.
 */
export function untilChanged<T extends object, V>(derive: (from: T) => V): (from: T) => V {
  let last: { readonly from: T; readonly value: V } | undefined;
  return from => {
    if (last?.from !== from) last = { from, value: derive(from) };
    return last.value;
  };
}

/** The same for what follows from several things together. */
export function untilAnyChanged<T extends readonly object[], V>(derive: (...from: T) => V): (...from: T) => V {
  let last: { readonly from: T; readonly value: V } | undefined;
  return (...from) => {
    if (!last?.from.every((one, at) => one === from[at])) last = { from, value: derive(...from) };
    return last.value;
  };
}
