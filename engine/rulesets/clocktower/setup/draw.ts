import { pick, shuffle } from '../../../core/chance.ts';
import type { Character } from '../character.ts';
import { isGoodCharacter, ownSide, type Role } from '../role.ts';
import { freeToBelieve } from './beliefs.ts';
import type { DealChoices } from './choices.ts';
import { grantsFor } from './grants.ts';
import { modified, unlawfulBag } from './lawful.ts';
import type { Row } from './rows.ts';

/** One try at a bag. */
export interface Try {
  readonly choices: DealChoices;
  readonly cast: readonly Character[];
  readonly row: Row;
  /** What its chances are drawn by. */
  readonly key: string;
  /** True: without a demon, by request. */
  readonly isGodless: boolean;
}

const asRole = (character: Character): Role => ({ character, side: ownSide(character) });

const shuffled = ({ choices: { terms }, cast, key }: Try, kind: Character['kind']): readonly Character[] =>
  shuffle(terms.seed, `${key}/${kind}`, cast.filter(one => one.kind === kind && !one.onRequest));

/** Who is dealt only if asked for, and keeps every demon away. */
export const godless = (cast: readonly Character[]): Character | undefined => cast.find(one => one.onRequest && isGoodCharacter(one));

/** Draws a bag in the order of clocktower/setup/deal#6, each part by what came before it; nothing where these draws do not come to a lawful one. */
export function drawOnce(draw: Try): readonly Role[] | undefined {
  const start = draw.isGodless ? [asRole(godless(draw.cast)!)] : evil(draw);
  for (const granter of granters(draw, start)) {
    const roles = goodAround(draw, [...start, ...granter]);
    if (roles && unlawfulBag(draw.cast, roles).length === 0 && canBelieve(draw.cast, roles)) return roles;
  }
  return undefined;
}

/** A demon and the Minions of its row; of a token only the Minions. */
function evil(draw: Try): readonly Role[] {
  const { choices: { terms }, row, key } = draw;
  const demon = pick(terms.seed, `${key}/demon`, shuffled(draw, 'demon'));
  const minions = shuffled(draw, 'minion').slice(0, (demon.isToken ? demon.deals!(row) : row).minion);
  return [...(demon.isToken ? [] : [demon]), ...minions].map(asRole);
}

/** Whoever has another's ability, with one that is to be had; and, should they not be drawn, nobody. */
function granters(draw: Try, start: readonly Role[]): readonly (readonly Role[])[] {
  const { choices, cast, key } = draw;
  const granter = cast.find(({ isGranted }) => isGranted);
  const free = granter ? grantsFor(choices, cast, start, granter) : [];
  return granter && free.length > 0 ? [[{ ...asRole(granter), granted: pick(choices.terms.seed, `${key}/granted`, free) }], []] : [[]];
}

/** Outsiders and Townsfolk as many as the row has with what changes it; nothing where the granter among `first` is not drawn. */
function goodAround(draw: Try, first: readonly Role[]): readonly Role[] | undefined {
  const wanted = modified(draw.cast, first, draw.row);
  const townsfolk = shuffled(draw, 'townsfolk');
  const granter = first.find(({ character }) => character.isGranted);
  const places = wanted.townsfolk - first.filter(({ character }) => character.kind === 'townsfolk' && !character.isGranted).length;
  if (granter && townsfolk.indexOf(granter.character) >= places) return undefined;
  const others = townsfolk.filter(({ isGranted }) => !isGranted).slice(0, places - (granter ? 1 : 0));
  return [...first, ...[...shuffled(draw, 'outsider').slice(0, wanted.outsider), ...others].map(asRole)];
}

/** Each who does not know themselves needs a character of their own that nobody holds. clocktower/setup/deal#8, clocktower/character/drunk#6 */
function canBelieve(cast: readonly Character[], roles: readonly Role[]): boolean {
  const unaware = roles.filter(({ character }) => character.believes !== undefined);
  const free = new Set(unaware.flatMap(role => freeToBelieve(cast, roles, role)));
  return unaware.every(role => freeToBelieve(cast, roles, role).length > 0) && free.size >= unaware.length;
}
