import type { Fact } from '../../core/messages.ts';
import type { Seat } from '../../core/state.ts';
import { success } from './report.ts';
import type { Use } from './role.ts';

/** What an ability has brought its user. */
export function answer({ scene, user, role }: Pick<Use, 'scene' | 'user' | 'role'>, about: readonly Seat[], result: Fact): void {
  scene.tell(user, { kind: 'result', key: about.length === 0 ? 'told.alone' : 'told', ability: role.name.toLowerCase(), about, result });
}

/** It came to nothing: an attack in the words of any attack that fails. werewolves/rule/obstruction#7 */
export const inVain = ({ scene, user, role, ability }: Use, chosen: Seat): void =>
  scene.tell(user, { kind: 'result', ability: role.name.toLowerCase(), about: [chosen], ...(ability.isAttack ? success(false) : { key: 'told.vain', result: { yes: false } }) });

/** An effect that somebody notices on themselves. */
export const notice = (use: Pick<Use, 'scene'>, to: Seat, effect: string): void =>
  use.scene.tell(to, { kind: 'notice', key: `effect.${effect}`, about: [], result: { word: effect } });
