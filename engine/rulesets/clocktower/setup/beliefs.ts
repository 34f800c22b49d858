import { pick } from '../../../core/chance.ts';
import { BadPin, pinned } from '../../../core/pins.ts';
import type { Terms } from '../../../core/state.ts';
import { characterNamed } from '../catalogue.ts';
import type { Character } from '../character.ts';
import type { Role } from '../role.ts';
import { isGoodCharacter } from '../role.ts';

/**
 * Fills in what a role leaves open: which Minion ability was granted, and who those who do not know themselves believe to be.
 * clocktower/character/alchemist, clocktower/character/drunk#1, clocktower/character/marionette#1
 */
export function completed(terms: Terms, cast: readonly Character[], roles: readonly Role[], names: readonly string[]): readonly Role[] {
  const out = [...roles];
  for (const [at, role] of out.entries()) if (role.character.isGranted && !role.granted) out[at] = { ...role, granted: grantedTo(terms, cast, out, names[at]!) };
  for (const [at, role] of out.entries()) if (role.character.believes && !role.believed) out[at] = { ...role, believed: believedBy(terms, cast, out, at) };
  return out;
}

const isDealt = (roles: readonly Role[], { id }: Character): boolean => roles.some(({ character }) => character.id === id);

/** Minion abilities that an Alchemist may have: those that are not in play and can be used. clocktower/character/alchemist#8, clocktower/setup/deal?2 */
export function grantable(cast: readonly Character[], roles: readonly Role[]): readonly Character[] {
  const isGodless = roles.some(({ character }) => character.onRequest);
  return cast.filter(one => one.kind === 'minion' && one.believes === undefined && !isDealt(roles, one) && !(isGodless && one.blocksGood));
}

function grantedTo(terms: Terms, cast: readonly Character[], roles: readonly Role[], name: string): Character {
  const free = grantable(cast, roles).filter(({ deals }) => deals === undefined);
  return chosen(terms, 'alchemist-ability', name, grantable(cast, roles), free);
}

/** Good characters that nobody holds or believes in. clocktower/setup/deal#8 */
function believedBy(terms: Terms, cast: readonly Character[], roles: readonly Role[], at: number): Character {
  const { character } = roles[at]!;
  const free = cast.filter(one => isGoodCharacter(one) && one.believes === undefined && !isDealt(roles, one) && !roles.some(({ believed }) => believed?.id === one.id));
  const possible = character.believes === 'good' ? free : free.filter(({ kind }) => kind === 'townsfolk');
  const usual = possible.filter(({ kind, onRequest }) => kind === 'townsfolk' && !onRequest);
  return chosen(terms, `${character.id}-token`, character.id, possible, usual);
}

/** What was pinned, if it is possible; else one of the usual ones. */
function chosen(terms: Terms, key: string, of: string, possible: readonly Character[], usual: readonly Character[]): Character {
  const pin = pinned(terms, key, 0);
  if (pin === undefined) return pick(terms.seed, `${key}/${of}`, usual.length > 0 ? usual : possible);
  const named = characterNamed(String(pin));
  if (!named || !possible.includes(named)) throw new BadPin(key, pin, possible.map(({ name }) => name));
  return named;
}
