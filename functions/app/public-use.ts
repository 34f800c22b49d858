import type { Ruleset } from '../../engine/core/ruleset.ts';
import { setups } from '../../engine/setups/index.ts';
import type { Table } from '../../engine/table/table.ts';

/** False where everybody knows that nothing in this game is used in public. What nobody knows may hold such a thing. */
export function mayBePublic({ mayActInPublic }: Ruleset, { setup }: Table): boolean {
  const roles = 'ready' in setup ? setups.find(({ id }) => id === setup.ready)?.roles : 'list' in setup ? setup.list : undefined;
  return roles === undefined || mayActInPublic === undefined || roles.some(mayActInPublic);
}
