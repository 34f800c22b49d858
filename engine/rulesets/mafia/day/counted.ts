import type { GameEvent } from '../../../core/events.ts';
import { isAlive, phaseText, type Play, type Seat, type Terms } from '../../../core/state.ts';
import { TURNED } from '../waiting.ts';
import type { Laid } from '../night/night.ts';
import { countsOn } from '../night/spending.ts';
import { carriedBy, isCounted, spent } from './carried.ts';
import { count } from './lynch.ts';
import { neededFor, neededWithout } from './needed.ts';
import { LYNCH } from './polls.ts';
import { spiritOf } from './spirits.ts';

const countedVotes = (terms: Terms, play: Play, seat: Seat): readonly Laid[] =>
  carriedBy(terms, play, seat).filter(laid => laid.kind.votes !== undefined && isCounted(laid));

/** Notes for whom a counted Loved or Hated has decided whether there are votes enough: today it counts as used. mafia/modifier/n-shot#3, ?1 */
export function turned(terms: Terms, play: Play): readonly GameEvent[] {
  const poll = play.polls[LYNCH];
  const rows = poll ? count(terms, play, poll) : [];
  return rows.flatMap(({ choice, weight }): GameEvent[] => {
    const counted = countedVotes(terms, play, choice);
    const hasTurned = (weight >= neededFor(terms, play, choice)) !== (weight >= neededWithout(terms, play, choice, counted));
    return counted.length === 0 || !hasTurned || isTurned(play, choice) ? [] : [{ type: 'TraitLaid', trait: { trait: TURNED, holder: choice, until: phaseText(play.phase) } }];
  });
}

const isTurned = (play: Play, seat: Seat): boolean => play.traits.some(({ trait, holder }) => trait === TURNED && holder === seat);

/** Uses of counted passives that changed something in this Day's vote: votes needed, votes of the dead. mafia/modifier/n-shot?1 */
export const usesOfDay = (terms: Terms, play: Play): readonly GameEvent[] => [
  ...play.order.filter(seat => isTurned(play, seat)).flatMap(seat => countedVotes(terms, play, seat).flatMap(spent)),
  ...(play.polls[LYNCH]?.ballots ?? []).flatMap(({ seat }): readonly GameEvent[] => {
    const spirit = isAlive(play, seat) ? undefined : spiritOf(terms, play, seat);
    return spirit ? spent({ held: spirit.held, counts: countsOn(spirit.power.layers) }) : [];
  }),
];

/** The traits by which a lynch comes to nothing now, and what that uses up: nothing while one that is not counted does it. mafia/role/lynchproof?2 */
export function spares(terms: Terms, play: Play, seat: Seat): { readonly isSpared: boolean; readonly events: readonly GameEvent[] } {
  const sparing = carriedBy(terms, play, seat).filter(({ kind }) => kind.spared);
  const [first] = sparing;
  return { isSpared: first !== undefined, events: first && sparing.every(isCounted) ? spent(first) : [] };
}
