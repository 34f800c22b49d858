import type { Character } from '../character.ts';
import type { Role } from '../role.ts';

/** Without a demon, and with nobody who keeps one away, the demon is a token that nobody was dealt. clocktower/character/lil-monsta#1 */
export function tokenIn(cast: readonly Character[], roles: readonly Pick<Role, 'character'>[]): Character | undefined {
  const hasDemon = roles.some(({ character }) => character.kind === 'demon');
  const isGodless = roles.some(({ character }) => character.onRequest === true);
  return hasDemon || isGodless ? undefined : cast.find(({ isToken }) => isToken);
}
