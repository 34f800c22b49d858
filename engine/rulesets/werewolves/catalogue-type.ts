import type { Group } from './group.ts';
import type { Role } from './role.ts';
import type { TeamRules } from './wins.ts';

/** All roles, by id and by name; handed to whoever needs them, so that no role has to know the list. */
export interface Catalogue {
  readonly all: readonly Role[];
  readonly teams: readonly TeamRules[];
  readonly groups: readonly Group[];
  byId(id: string): Role;
  byName(name: string): Role;
  named(typed: string): Role | undefined;
}
