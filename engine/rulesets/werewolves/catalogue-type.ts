import type { Group } from './group.ts';
import type { Part } from './parts.ts';
import type { Role } from './role.ts';
import type { TeamRules } from './wins.ts';

/** All roles, by id and by name; handed to whoever needs them, so that no role has to know the list. */
export interface Catalogue {
  readonly all: readonly Role[];
  readonly teams: readonly TeamRules[];
  readonly groups: readonly Group[];
  byId(id: string): Role;
  byName(name: string): Role;
  /** By a name or another one that its file gives, however it is written. */
  named(typed: string): Role | undefined;
  /** Those who fill a part, in the order of the list. */
  allThat(part: Part): readonly Role[];
  /** The one that fills it. */
  oneThat(part: Part): Role;
}
