import { fieldsOf } from '../../core/json.ts';
import type { HeldPower, Seat } from '../../core/state.ts';
import { oneRole } from './fields.ts';
import { DISGUISE, disguise } from './looks.ts';
import type { Ability } from './role.ts';
import type { Scene } from './scene.ts';

/** A disguise for the game, chosen on the first day: which role, strong or weak. werewolves/rule/souls#1, werewolves/role/shepherd#1 */
export const cover = (strong: boolean): Ability => ({
  id: 'disguise', when: 'now', phase: 'day', only: 0, perGame: 1,
  form: scene => ({ role: oneRole(scene) }),
  act: ({ scene, power, user, answer: { role = [] } }) => disguise(scene, user, role[0]!, strong, { by: user, bound: power.id }),
});

/** At the end of the first day: without a choice it is that of a role without any power. werewolves/role/demon#2 */
export function coverUp(scene: Scene, { id }: HeldPower, seat: Seat, strong: boolean): void {
  if (scene.play.phase.number > 0 || scene.traits(DISGUISE, seat).some(({ args }) => fieldsOf(args)['bound'] === id)) return;
  disguise(scene, seat, scene.roles.oneThat('plain').name, strong, { by: seat, bound: id });
}
