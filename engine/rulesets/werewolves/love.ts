import { fieldsOf } from '../../core/json.ts';
import type { HeldPower, Seat } from '../../core/state.ts';
import { LOVES, loverOf } from './alignment.ts';
import { changeRole, giveExtra } from './change-role.ts';
import { others } from './fields.ts';
import type { Moments } from './role.ts';
import type { Scene } from './scene.ts';

/** Two are bound to each other: one channel, one fate. werewolves/role/cupid#3, #4 */
export function bond(scene: Scene, seat: Seat, lover: Seat): void {
  scene.lay(LOVES, lover, { by: seat });
  for (const one of [seat, lover]) scene.join('couple', one);
  giveExtra(scene, lover, scene.roles.oneThat('loved').id);
}

/** A partner that a role was dealt with, by name. */
export function dealtLover(scene: Scene, _: HeldPower, seat: Seat): void {
  const { lover: name } = fieldsOf(fieldsOf(scene.fact('with'))[seat]);
  const lover = scene.play.order.find(one => scene.play.names[one] === name);
  if (lover !== undefined) bond(scene, seat, lover);
}

/** What love does of itself: the other dies too, a lover of Hell makes one of Hell, and who loses the role unbound is bound at once. werewolves/role/cupid#4, #5, #11, #15 */
export const LOVE_MOMENTS: Pick<Moments, 'mourns' | 'settles' | 'loses'> = {
  mourns(scene, _, seat, deaths) {
    const lover = loverOf(scene, seat);
    if (lover === undefined) return;
    const [dead] = deaths.filter(death => death.seat === seat || death.seat === lover);
    const other = dead?.seat === seat ? lover : seat;
    if (dead && scene.isAlive(other) && dead.kind !== 'ascended') {
      scene.dying.push({ seat: other, kind: 'true kill' });
      scene.announce({ kind: 'notice', key: 'lovers', about: [dead.seat, other] });
    }
  },
  settles(scene, _, seat) {
    const lover = loverOf(scene, seat);
    if (lover !== undefined && scene.roleOf(lover).team === 'hell' && scene.roleOf(seat).team !== 'hell') changeRole(scene, seat, scene.roles.oneThat('loves-in-hell').id);
  },
  loses(scene, _, seat) {
    const possible = others(scene, seat);
    if (loverOf(scene, seat) === undefined && possible.length > 0 && scene.isAlive(seat)) bond(scene, seat, scene.draw('cupid-lover', possible));
  },
};
