import type { GameEvent } from '../../../core/events.ts';
import type { Play, Seat, Terms } from '../../../core/state.ts';
import type { Laid } from '../night/night.ts';
import { resolveStanding } from '../night/resolve.ts';
import { earlierUses } from './deeds.ts';

interface Known {
  readonly play: Play;
  readonly laid: readonly Laid[];
}

const known = new WeakMap<Play['powers'], Known>();

/** Every trait that lies on somebody living just now: held, switched on, lasting or granted. What a vote does not change is looked through once. */
export function carried(terms: Terms, play: Play): readonly Laid[] {
  const before = known.get(play.powers);
  if (before && isSame(before.play, play)) return before.laid;
  const { laid } = resolveStanding(terms, play, earlierUses(play));
  known.set(play.powers, { play, laid });
  return laid;
}

/** Votes and messages aside. */
const isSame = (a: Play, b: Play): boolean =>
  a.phase === b.phase && a.seats === b.seats && a.traits === b.traits && a.facts === b.facts && a.acts === b.acts;

export const carriedBy = (terms: Terms, play: Play, seat: Seat): readonly Laid[] => carried(terms, play).filter(({ on }) => on === seat);

/** A counted passive has changed something: one use less. mafia/modifier/n-shot?1 */
export const spent = ({ held, counts = [] }: Pick<Laid, 'held' | 'counts'>): readonly GameEvent[] => counts.map(({ key }) => ({ type: 'PowerUsed', id: held.id, key }));

/** True if the trait is there for so many times only. */
export const isCounted = ({ counts = [] }: Laid): boolean => counts.length > 0;
