import { characterNamed } from '../catalogue.ts';
import type { Character } from '../character.ts';
import type { Role } from '../role.ts';
import { chosen, isDealt, type Filled } from './beliefs.ts';
import type { DealChoices } from './choices.ts';

/** Minion abilities that may be granted: of those who are not dealt, can use them, and are not at odds with a game without evil. clocktower/character/alchemist#8, clocktower/setup/deal?2 */
export function grantable(cast: readonly Character[], roles: readonly Role[]): readonly Character[] {
  const isGodless = roles.some(({ character }) => character.onRequest);
  return cast.filter(one => one.kind === 'minion' && one.believes === undefined && !isDealt(roles, one) && !(isGodless && one.needsEvil));
}

/**
 * Fills in which Minion's ability was granted where a role leaves it open: one with which the counts are right, if any makes them so.
 * `isRight`: whether these roles have the right counts. clocktower/character/alchemist, clocktower/setup/deal#7, clocktower/setup/modifiers#6
 */
export function granting(choices: DealChoices, cast: readonly Character[], roles: readonly Role[], isRight: (roles: readonly Role[]) => boolean): Filled {
  const at = roles.findIndex(({ character, granted }) => character.isGranted && !granted);
  if (at < 0) return { ok: true, roles };
  const possible = grantsAt(cast, roles, at, isRight);
  if (possible.length === 0) return { ok: false, faults: [{ at, code: 'bad-setup', message: `no Minion is left whose ability the ${roles[at]!.character.name} could have` }] };
  return { ok: true, roles: withGrant(roles, at, chosen(choices, `${roles[at]!.character.id}-ability`, possible, possible)) };
}

const withGrant = (roles: readonly Role[], at: number, granted: Character): readonly Role[] => roles.map((role, place) => (place === at ? { ...role, granted } : role));

/** Which abilities somebody among these roles may have been granted: those with which the counts are right, else those that change no counts. */
export function grantsAt(cast: readonly Character[], roles: readonly Role[], at: number, isRight: (roles: readonly Role[]) => boolean): readonly Character[] {
  const free = grantable(cast, roles);
  const right = free.filter(one => isRight(withGrant(roles, at, one)));
  const plain = free.filter(({ deals }) => deals === undefined);
  return right.length > 0 ? right : plain.length > 0 ? plain : free;
}

/** The one that was pinned for a bag that is still being drawn, or all that are possible. */
export function grantsFor(choices: DealChoices, cast: readonly Character[], roles: readonly Role[], { id }: Character): readonly Character[] {
  const pin = choices.pin(`${id}-ability`);
  const free = grantable(cast, roles);
  return pin === undefined ? free : free.filter(one => one === characterNamed(String(pin)));
}
