import { isAlive, type Play, type Seat, type Terms } from '../../../core/state.ts';
import { holdings, type Holding } from '../holding.ts';
import { givenTrait } from '../night/field.ts';
import { isAtWork } from '../night/at-work.ts';
import { lastingPart, readStanding } from '../night/standing.ts';
import { STANDING } from '../waiting.ts';

/** True if a dead player votes on, by an own power or by one that lasts. mafia/role/restless-spirit#1 */
export const isSpirit = (terms: Terms, play: Play, seat: Seat): boolean =>
  !isAlive(play, seat) && !has(terms, play, seat, 'stump') && (spiritOf(terms, play, seat) !== undefined || isGivenSpirit(terms, play, seat));

/** The own power by which a player votes on after death. */
export const spiritOf = (terms: Terms, play: Play, seat: Seat): Holding | undefined => own(terms, play, seat).find(({ power }) => power.role.trait?.state === 'spirit');

const has = (terms: Terms, play: Play, seat: Seat, state: 'stump'): boolean => own(terms, play, seat).some(({ power }) => power.role.trait?.state === state);

const own = (terms: Terms, play: Play, seat: Seat): readonly Holding[] =>
  holdings(play, seat).filter(holding => holding.power.way === 'passive' && !holding.power.switched && isAtWork(terms, play, holding));

const isGivenSpirit = (terms: Terms, play: Play, seat: Seat): boolean => play.traits.some(({ trait, holder, args }) => {
  const lasting = trait === STANDING && holder === seat ? readStanding(args) : undefined;
  const part = lasting && lastingPart(terms, lasting, play.phase);
  return part !== undefined && givenTrait(part.role)?.state === 'spirit';
});
