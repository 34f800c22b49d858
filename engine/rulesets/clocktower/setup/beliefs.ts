import { pick } from '../../../core/chance.ts';
import { BadPin } from '../../../core/pins.ts';
import type { DealFault } from '../../../core/explained.ts';
import { characterNamed } from '../catalogue.ts';
import type { Character } from '../character.ts';
import { isGoodCharacter, type Role } from '../role.ts';
import type { DealChoices } from './choices.ts';

export type Filled = { readonly ok: true; readonly roles: readonly Role[] } | { readonly ok: false; readonly faults: readonly DealFault[] };

/**
 * Fills in what those believe to be who do not know themselves: the choosy ones first, as the others could have what is left.
 * clocktower/setup/deal#8, clocktower/character/drunk#1, clocktower/character/marionette#1
 */
export function believing(choices: DealChoices, cast: readonly Character[], roles: readonly Role[]): Filled {
  const out = [...roles];
  const open = [...out.entries()].filter(([, { character, believed }]) => character.believes && !believed);
  for (const [at, role] of open.sort(([, a], [, b]) => choosiness(b) - choosiness(a))) {
    const free = freeToBelieve(cast, out, role);
    if (free.length === 0) return { ok: false, faults: [{ at, code: 'bad-setup', message: `nothing is left that the ${role.character.name} could believe to be` }] };
    out[at] = { ...role, believed: believedBy(choices, free, role) };
  }
  return { ok: true, roles: out };
}

const choosiness = ({ character }: Role): number => Number(character.believes === 'townsfolk');

export const isDealt = (roles: readonly Role[], { id }: Character): boolean => roles.some(({ character }) => character.id === id);
const isBelievedIn = (roles: readonly Role[], { id }: Character): boolean => roles.some(({ believed }) => believed?.id === id);

/** Good characters that nobody holds or believes in. clocktower/setup/deal#8, clocktower/character/drunk?1 */
export function freeToBelieve(cast: readonly Character[], roles: readonly Role[], { character }: Pick<Role, 'character'>): readonly Character[] {
  const hasGifts = cast.some(one => one.kind === 'minion' && one.believes === undefined);
  const free = cast.filter(one => isGoodCharacter(one) && one.believes === undefined && !isDealt(roles, one) && !isBelievedIn(roles, one) && (hasGifts || !one.isGranted));
  return character.believes === 'good' ? free : free.filter(({ kind }) => kind === 'townsfolk');
}

function believedBy(choices: DealChoices, free: readonly Character[], { character }: Role): Character {
  const usual = free.filter(({ kind, onRequest }) => kind === 'townsfolk' && !onRequest);
  return chosen(choices, `${character.id}-token`, free, usual);
}

/** What was pinned, if it is possible; else one of the usual ones. */
export function chosen(choices: DealChoices, key: string, possible: readonly Character[], usual: readonly Character[]): Character {
  const pin = choices.pin(key);
  const named = pin === undefined ? pick(choices.terms.seed, key, usual.length > 0 ? usual : possible) : characterNamed(String(pin));
  if (!named || !possible.includes(named)) throw new BadPin(key, pin ?? '', possible.map(({ name }) => name));
  choices.note(key, named.name, pin !== undefined, possible.map(({ name }) => ({ value: name, says: name })));
  return named;
}
