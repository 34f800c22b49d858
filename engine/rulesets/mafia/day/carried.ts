import type { GameEvent } from '../../../core/events.ts';
import type { Play, Seat, Terms } from '../../../core/state.ts';
import type { Laid } from '../night/night.ts';
import { resolveStanding } from '../night/resolve.ts';
import { earlierUses } from './deeds.ts';

interface Looked {
  readonly terms: Terms;
  readonly play: Play;
}

interface Known extends Looked {
  readonly laid: readonly Laid[];
}

/** Only the last is kept: one and the same state is looked at many times in a row. */
let known: Known | undefined;

/** Every trait that lies on somebody living just now: held, switched on, lasting or granted. What a vote does not change is looked through once. */
export function carried(terms: Terms, play: Play): readonly Laid[] {
  if (known && isSame(known, { terms, play })) return known.laid;
  const { laid } = resolveStanding(terms, play, earlierUses(play));
  known = { terms, play, laid };
  return laid;
}

/** Votes and messages aside. */
const isSame = (a: Looked, b: Looked): boolean => a.terms === b.terms && weighty.every(part => a.play[part] === b.play[part]);

const weighty = ['powers', 'phase', 'seats', 'traits', 'facts', 'acts'] as const;

export const carriedBy = (terms: Terms, play: Play, seat: Seat): readonly Laid[] => carried(terms, play).filter(({ on }) => on === seat);

/** A counted passive has changed something: one use less. mafia/modifier/n-shot?1 */
export const spent = ({ held, counts = [] }: Pick<Laid, 'held' | 'counts'>): readonly GameEvent[] => counts.map(({ key }) => ({ type: 'PowerUsed', id: held.id, key }));

/** True if the trait is there for so many times only. */
export const isCounted = ({ counts = [] }: Laid): boolean => counts.length > 0;
