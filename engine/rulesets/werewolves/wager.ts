import type { HeldPower, Seat } from '../../core/state.ts';
import { isBlocked } from './effects.ts';
import { usesNow } from './limits.ts';
import { investigatedRole, seenRole } from './looks.ts';
import type { Use } from './role.ts';
import type { Scene } from './scene.ts';
import { answer } from './tell.ts';
import { arrive } from './use.ts';

/** Who has offered one. */
export const OFFERED_BY = 'wagerBy';

/** Who has offered it, if alive. */
export const devilOf = (scene: Scene): string | undefined => {
  const seat = scene.fact(OFFERED_BY);
  return typeof seat === 'string' && scene.isAlive(seat) ? seat : undefined;
};

/** Whom the Devil is to attack for the soul, until the choice is turned into another one. werewolves/rule/wager#2 */
export const sold = ({ id }: HeldPower): string => `sold:${id}`;
/** A protection and a trade are final. werewolves/rule/wager#3 */
export const isSettled = (scene: Scene, power: HeldPower): boolean => usesNow(scene, power, 'protect') + usesNow(scene, power, 'trade') > 0;

/** The first look is the Devil's act: redirected and obstructed as one. The second one nothing stops. Disguises deceive both. werewolves/rule/wager#4, #5 */
export function trade(use: Use, devil: Seat): void {
  const { scene, user, answer: { whom = [] } } = use;
  const [chosen] = whom as readonly [Seat];
  const { id, name } = scene.roles.oneThat('offers-wager');
  const told = { kind: 'result', key: 'told', ability: name.toLowerCase() } as const;
  const blocked = isBlocked(scene, devil);
  const met = arrive({ ...use, doer: devil, blocked }, chosen);
  const result = blocked || met === undefined ? { yes: false } : { word: investigatedRole(scene, devil, met, { weak: true, strong: true, obstruction: true }, id).name };
  answer(use, [chosen], result);
  scene.tell(devil, { ...told, about: [chosen], result });
  scene.tell(devil, { ...told, about: [user], result: { word: seenRole(scene, user, { weak: true, strong: true }).name } });
}
