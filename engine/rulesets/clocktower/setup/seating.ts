import { pick } from '../../../core/chance.ts';
import type { Choice } from '../../../core/state.ts';
import type { Role } from '../role.ts';
import type { DealChoices } from './choices.ts';

/** True if the role's own seat rule holds at this place; travellers are no neighbours. clocktower/rule/neighbours#4 */
function isWellSeated(roles: readonly Role[], at: number): boolean {
  const { sitsBy } = roles[at]!.character;
  if (!sitsBy) return true;
  const round = [...roles.slice(at + 1), ...roles.slice(0, at)].filter(({ character }) => character.kind !== 'traveller');
  return sitsBy([round.at(0)!, round.at(-1)!], roles);
}

/** Places that break a seat rule. */
export const badlySeated = (roles: readonly Role[]): readonly number[] => roles.flatMap((_, at) => (isWellSeated(roles, at) ? [] : [at]));

/**
 * Seats everybody by the rules of their characters with the smallest swap: whoever must sit by somebody changes places with one who does.
 * Which of the places it is, is a decision. `names` are those of the places. Gives the new order as places of the old one.
 * clocktower/setup/deal, clocktower/character/marionette#3, clocktower/jinx/marionette-lil-monsta#1
 */
export function seating(choices: DealChoices, roles: readonly Role[], names: readonly string[]): readonly number[] {
  const asDrawn = roles.map((_, at) => at);
  const at = roles.findIndex(({ character }) => character.sitsBy !== undefined);
  if (at < 0) return asDrawn;
  const key = `${roles[at]!.character.id}-seat`;
  const possible = asDrawn.filter(other => roles[other]!.character.kind !== 'demon' && badlySeated(swapped(asDrawn, at, other).map(place => roles[place]!)).length === 0);
  if (possible.length === 0) return asDrawn;
  const options = possible.map((place): Choice => ({ value: names[place]!, says: names[place]! }));
  const place = choices.choose(key, options, () => names[possible.includes(at) ? at : pick(choices.terms.seed, key, possible)]!);
  return swapped(asDrawn, at, possible.find(one => names[one] === place)!);
}

function swapped<T>(items: readonly T[], a: number, b: number): readonly T[] {
  const out = [...items];
  [out[a], out[b]] = [out[b]!, out[a]!];
  return out;
}
