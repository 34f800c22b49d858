import type { HeldPower, Seat } from '../../core/state.ts';
import { onePlayer, oneRole, others } from './fields.ts';
import { usesNow } from './limits.ts';
import type { Ability } from './role.ts';
import type { Scene } from './scene.ts';

/** Stands for having no target. */
export const NOBODY = 'nobody';

const key = ({ id }: HeldPower): string => `target:${id}`;

/** Once per phase, and one emergency change in the game. werewolves/rule/targeting#3 */
const isOpen = (id: string) => (scene: Scene, power: HeldPower): boolean => usesNow(scene, power, id) === 0 || !power.spent?.['emergency'];

const store = (scene: Scene, power: HeldPower, id: string, value: string): void => {
  if (usesNow(scene, power, id) > 1) scene.add({ type: 'PowerUsed', id: power.id, key: 'emergency' });
  scene.set(key(power), value);
};

/** An ability that stores a player as target. werewolves/rule/targeting */
export const storedTarget = (isSpent: (power: HeldPower) => boolean = () => false): Ability => ({
  id: 'target', when: 'now', phase: 'any', perPhase: 99, targeting: true, narrated: 'targeted',
  isOpen: (scene, power) => !isSpent(power) && isOpen('target')(scene, power),
  form: (scene, _, seat) => ({ whom: onePlayer([...others(scene, seat), NOBODY]) }),
  on: ({ scene, power }, target) => store(scene, power, 'target', target),
});

/** An ability that stores a role. */
export const storedRole = (): Ability => ({
  id: 'role', when: 'now', phase: 'any', perPhase: 99, targeting: true,
  isOpen: isOpen('role'),
  form: scene => ({ role: oneRole(scene) }),
  act: ({ scene, power, answer }) => store(scene, power, 'role', answer['role']![0]!),
});

/** What is stored; nobody, or a player who is dead, is nothing. werewolves/rule/targeting#4, #6 */
export function storedFor(scene: Scene, power: HeldPower, { evenDead = false } = {}): Seat | undefined {
  const value = scene.fact(key(power));
  return typeof value === 'string' && value !== '' && value !== NOBODY && (evenDead || scene.isAlive(value)) ? value : undefined;
}

/** The role that is stored. */
export const storedRoleOf = (scene: Scene, power: HeldPower): string | undefined => {
  const value = scene.fact(key(power));
  return typeof value === 'string' && value !== '' ? value : undefined;
};
