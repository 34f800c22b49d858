import type { Ruleset } from '../core/ruleset.ts';
import type { GameState, SetupChoice } from './table.ts';

/** A setup as everybody may see it before the roles are dealt: of a list of one's own what the rules show of it, or how many it has where they show nothing. */
export function shownSetup(rules: Pick<Ruleset, 'roleList'> | undefined, { table: { setup }, terms }: Pick<GameState, 'table' | 'terms'>): SetupChoice {
  if (!('list' in setup) || !rules?.roleList) return setup;
  const list = rules.roleList.shown(terms, setup.list);
  return list.length === 0 ? { roles: setup.list } : { list };
}
