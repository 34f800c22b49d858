import { fieldsOf } from '../../core/json.ts';
import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** Team and category of a role by its name. werewolves/role/archivist-fox?1 */
const categoryOf = (scene: Scene, name: string): string => {
  const { team, category } = scene.roles.byName(name);
  return `${team} ${category}`;
};

/** All that there are. */
export const categories = (scene: Scene): readonly string[] => [...new Set(scene.roles.all.map(({ name }) => categoryOf(scene, name)))].sort();

/** Who was dealt a role of this category, with its name. */
export const dealtOf = (scene: Scene, category: string): readonly { readonly seat: Seat; readonly name: string }[] =>
  Object.entries(fieldsOf(scene.fact('dealt'))).map(([seat, role]) => ({ seat, name: String(role) })).filter(({ name }) => categoryOf(scene, name) === category);
