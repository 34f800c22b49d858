import { pick, shuffle } from '../../../core/chance.ts';
import type { Json } from '../../../core/json.ts';
import type { DealFault } from '../../../core/ruleset.ts';
import type { Terms } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { ownSide, type Role } from '../role.ts';
import { rowFor } from './rows.ts';
import { modified } from './lawful.ts';
import { grantable } from './beliefs.ts';
import { seated } from './seating.ts';

/** How a setup writes a character that the deal draws. */
export const DRAWN = 'drawn';
export const isDrawn = (text: Json): boolean => text === DRAWN;

type Bag = { readonly ok: true; readonly roles: readonly Role[] } | { readonly ok: false; readonly faults: readonly DealFault[] };

const asRole = (character: Character): Role => ({ character, side: ownSide(character) });

/** Draws a bag for so many players within the row and what its characters change about it, then seats it. clocktower/setup/deal#2 to #8 */
export function drawBag(terms: Terms, cast: readonly Character[], names: readonly string[]): Bag {
  const count = names.length;
  const row = rowFor(count);
  if (!row) return { ok: false, faults: [{ code: 'bad-setup', message: `a game takes 7 to 15 players, and this table has ${count}` }] };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const roles = drawOnce(terms, cast, count, `bag/${attempt}`);
    if (roles) return { ok: true, roles: seated(terms, shuffle(terms.seed, `bag/${attempt}/seats`, roles), names) };
  }
  return { ok: false, faults: [{ code: 'bad-setup', message: `this script has too few characters for ${count} players` }] };
}

function drawOnce(terms: Terms, cast: readonly Character[], count: number, key: string): readonly Role[] | undefined {
  const usual = cast.filter(({ onRequest }) => !onRequest);
  const of = (kind: Character['kind']): readonly Character[] => shuffle(terms.seed, `${key}/${kind}`, usual.filter(one => one.kind === kind));
  const demon = pick(terms.seed, `${key}/demon`, of('demon'));
  const row = rowFor(count)!;
  const minions = of('minion').slice(0, (demon.isToken ? demon.deals!(row) : row).minion).map(asRole);
  const start = [...(demon.isToken ? [] : [asRole(demon)]), ...minions];
  const townsfolk = of('townsfolk');
  const granter = townsfolk.find(({ isGranted }) => isGranted);
  const withGranter = granter ? granted(terms, cast, start, granter, key) : undefined;
  for (const first of [withGranter, undefined]) {
    const wanted = modified(cast, [...start, ...(first ? [first] : [])], row);
    const rest = townsfolk.filter(one => one !== granter);
    const isDrawnToo = first && townsfolk.indexOf(granter!) < wanted.townsfolk;
    if (first && !isDrawnToo) continue;
    const roles = [...start, ...of('outsider').slice(0, wanted.outsider).map(asRole), ...(first ? [first] : []), ...rest.slice(0, wanted.townsfolk - (first ? 1 : 0)).map(asRole)];
    if (roles.length === count && minions.length === wanted.minion && leavesBeliefs(cast, roles)) return roles;
  }
  return undefined;
}

/** An Alchemist with an ability that is not in play, if one is left. clocktower/setup/deal#7 */
function granted(terms: Terms, cast: readonly Character[], roles: readonly Role[], character: Character, key: string): Role | undefined {
  const free = grantable(cast, roles);
  return free.length === 0 ? undefined : { ...asRole(character), granted: pick(terms.seed, `${key}/granted`, free) };
}

/** Each who does not know themselves needs a character of their own that nobody holds. clocktower/setup/deal#8, clocktower/character/drunk#6 */
function leavesBeliefs(cast: readonly Character[], roles: readonly Role[]): boolean {
  const needed = roles.filter(({ character }) => character.believes !== undefined).length;
  const free = cast.filter(one => one.kind === 'townsfolk' && !one.onRequest && !roles.some(({ character }) => character === one));
  return free.length >= needed;
}
