import { fieldsOf } from '../../core/json.ts';
import type { HeldPower, Seat } from '../../core/state.ts';
import { usesNow } from './limits.ts';
import type { Ability, Category } from './role.ts';
import type { Scene } from './scene.ts';

const key = ({ id }: HeldPower): string => `harvest:${id}`;

/** How many of those who died since the last night began had a role of this category. werewolves/role/reaper#4 */
export const harvest = (scene: Scene, power: HeldPower, category: Category): number => Number(fieldsOf(scene.fact(key(power)))[category] ?? 0);

/** How often something may be done tonight: once more for each of the dead of this category. `besides`: of itself. */
export const perDead = (id: string, category: Category, besides = 0): Pick<Ability, 'id' | 'perPhase' | 'isOpen'> => ({
  id,
  perPhase: 99,
  isOpen: (scene, power) => usesNow(scene, power, id) < besides + harvest(scene, power, category),
});

/** A night begins: who has died since the last one is told, and counted. */
export function reap(scene: Scene, power: HeldPower, seat: Seat): void {
  const dead = scene.list('fallen');
  const categories = dead.map(one => scene.roleOf(one).category);
  scene.set(key(power), Object.fromEntries([...new Set(categories)].map(category => [category, categories.filter(one => one === category).length])));
  for (const one of dead) scene.tell(seat, { kind: 'result', key: 'told', ability: scene.of(power).name.toLowerCase(), about: [one], result: { word: scene.roleOf(one).name } });
}
