import type { Answer, HeldPower, Seat } from '../../core/state.ts';
import { onePlayer, oneRole, others } from './fields.ts';
import type { Ability } from './role.ts';
import type { Scene } from './scene.ts';

/** Stands for having no target. */
export const NOBODY = 'nobody';

const key = ({ id }: HeldPower): string => `target:${id}`;

const store = (scene: Scene, power: HeldPower, value: string): void => scene.set(key(power), value);

const held = (field: string, value: string | undefined): Answer | undefined => (value === undefined ? undefined : { [field]: [value] });

/** An ability that stores a player as target. werewolves/rule/targeting */
export const storedTarget = (isSpent: (power: HeldPower) => boolean = () => false): Ability => ({
  id: 'target', when: 'now', phase: 'any', emergency: true, targeting: true, narrated: 'targeted',
  isOpen: (_, power) => !isSpent(power),
  form: (scene, _, seat) => ({ whom: onePlayer([...others(scene, seat), NOBODY]) }),
  holds: (scene, power) => held('whom', storedFor(scene, power)),
  on: ({ scene, power }, target) => store(scene, power, target),
});

/** An ability that stores a role. */
export const storedRole = (): Ability => ({
  id: 'role', when: 'now', phase: 'any', emergency: true, targeting: true,
  form: scene => ({ role: oneRole(scene) }),
  holds: (scene, power) => held('role', storedRoleOf(scene, power)),
  act: ({ scene, power, answer }) => store(scene, power, answer['role']![0]!),
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
