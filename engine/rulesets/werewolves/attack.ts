import type { Seat } from '../../core/state.ts';
import type { Use } from './role.ts';
import { report } from './report.ts';
import type { Scene } from './scene.ts';
import { strike, type Attack } from './strike.ts';

/** A kill that is no attack, at once: of the defences only those stop it that stop kills. Gives whether somebody dies of it. werewolves/rule/killing#2, werewolves/rule/protections#10 */
export function kill(scene: Scene, target: Seat, by: Seat, role: string): boolean {
  const [struck] = strike(scene, [{ target, kind: 'kill', by, role, silent: true, arrived: true }]);
  return struck !== undefined && struck.died.length > 0;
}

/** An attack by a role: into the batch that is being gathered at the end of a phase, or at once. */
export function attack(use: Use, target: Seat, more: Partial<Attack> = {}): boolean {
  const { scene, user, role, chosen = target } = use;
  const one: Attack = { target, kind: 'attack', by: user, role: role.name, arrived: true, ...(chosen === target ? {} : { chosen }), ...more };
  if (scene.attacks) {
    scene.attacks.push(one);
    return true;
  }
  const [struck] = strike(scene, [one]);
  if (struck) report(scene, struck);
  return struck !== undefined && struck.died.length > 0;
}
