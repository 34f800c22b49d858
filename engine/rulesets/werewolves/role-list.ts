import { shuffle } from '../../core/chance.ts';
import { fieldsOf } from '../../core/json.ts';
import type { Play, Terms } from '../../core/state.ts';
import { counted } from '../../setup.ts';
import { catalogue } from './catalogue.ts';
import { option } from './options.ts';
import type { Scene } from './scene.ts';

/** The roles that were dealt at the start, one a player; later changes do not touch them. werewolves/rule/role-list#1, #3 */
export const dealtRoles = (play: Play): readonly string[] => {
  const dealt = fieldsOf(play.facts['dealt']);
  return play.order.map(seat => String(dealt[seat]));
};

/**
 * What everybody may know of these roles, an entry each, in alphabetical order: the role, or only team and category; nothing where the list is hidden.
 * Which half is shown depends on the seed and the roles alone. werewolves/rule/role-list#1, #4
 */
export function shownRoles(terms: Terms, roles: readonly string[]): readonly string[] {
  const how = option(terms, 'roleList');
  if (how === 'hidden') return [];
  const sorted = [...roles].sort();
  if (how === 'open') return sorted;
  const shown = new Set(shuffle(terms.seed, 'role-list', [...sorted.keys()]).slice(0, Math.ceil(sorted.length / 2)));
  return sorted.map((name, at) => (shown.has(at) ? name : kindOf(name))).sort();
}

/** Team and category in the place of a role. */
function kindOf(name: string): string {
  const role = catalogue.named(name);
  if (!role) return name;
  const { name: team } = catalogue.teams.find(({ id }) => id === role.team)!;
  return `${team}, ${role.category}`;
}

/** The game begins: what everybody is told of the list. */
export function tellRoleList(scene: Scene): void {
  const how = option(scene.terms, 'roleList');
  const shown = shownRoles(scene.terms, dealtRoles(scene.play));
  scene.announce({ kind: 'notice', key: `roles.${String(how)}`, args: shown.length === 0 ? {} : { roles: [...counted(shown)].join('; ') } });
}
