/** The members of every loop that nothing outside it reaches. `before(x)` are those that point at x; each x has at least one. */
export function loops<T>(nodes: readonly T[], before: (node: T) => readonly T[]): readonly T[] {
  const reach = new Map(nodes.map(node => [node, ancestors(node, before)]));
  return nodes.filter(node => [...reach.get(node)!].every(other => reach.get(other)!.has(node)));
}

function ancestors<T>(node: T, before: (node: T) => readonly T[]): ReadonlySet<T> {
  const found = new Set<T>();
  const waiting = [...before(node)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...before(next));
  }
  return found;
}
