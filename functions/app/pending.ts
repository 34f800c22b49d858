import type { Effect } from './effects.ts';
import type { Commit, Cursor } from './ports.ts';

/** An effect that waits, and where the cursor stands once it is done. */
export interface Pending {
  readonly commit: Commit;
  readonly index: number;
  readonly effect: Effect;
  readonly after: Pick<Cursor, 'through' | 'part'>;
}

/** What is drawn from the newest state anyway: of several, only the last in the log needs to be performed. */
const drawnAnew = (effect: Effect): string | undefined =>
  effect.type === 'card' ? `card ${effect.card} ${effect.person ?? ''}` : effect.type === 'home' ? `home ${effect.person}` : undefined;

/**
 * The waiting effects in log order, without those that the same card or home further on makes needless. Whatever is left out stands
 * again later in the log, so that a death in between loses nothing.
 */
export function pending(cursor: Cursor, commits: readonly Commit[]): readonly Pending[] {
  const all = commits.flatMap((commit, i) => {
    const start = commit.version === cursor.through + 1 ? cursor.part : 0;
    return commit.effects.map((effect, index) => ({ commit, index, effect, after: place(commits, i, index) })).slice(start);
  });
  const last = new Map(all.map(({ effect }, i) => [drawnAnew(effect), i]));
  return all.filter(({ effect }, i) => drawnAnew(effect) === undefined || last.get(drawnAnew(effect)) === i);
}

/** After a commit's last effect the cursor passes over following commits that have none. */
function place(commits: readonly Commit[], i: number, index: number): Pick<Cursor, 'through' | 'part'> {
  const { version, effects } = commits[i]!;
  if (index + 1 < effects.length) return { through: version - 1, part: index + 1 };
  let through = version;
  for (const next of commits.slice(i + 1)) {
    if (next.effects.length > 0) break;
    through = next.version;
  }
  return { through, part: 0 };
}
