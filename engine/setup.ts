/** A ready-made game: its roles in the catalogue's own words. */
export interface Setup {
  readonly id: string;
  readonly ruleset: string;
  readonly name: string;
  /** One sentence of what it is like. */
  readonly about: string;
  readonly roles: readonly string[];
}

export const setup = (declared: Setup): Setup => declared;

/** `"2x Town"` as two entries. */
export const spread = (roles: readonly string[]): string[] =>
  roles.flatMap(role => {
    const read = /^(\d+)x (.+)$/.exec(role);
    return read ? Array<string>(Number(read[1])).fill(read[2]!) : [role];
  });

/** Equal ones counted, in the order in which they first stand there: `2x Town Mason`. */
export function counted(roles: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].map(([role, count]) => (count === 1 ? role : `${count}x ${role}`));
}
