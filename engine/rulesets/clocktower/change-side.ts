import type { Seat } from '../../core/state.ts';
import type { Side } from './character.ts';
import type { Scene } from './scene.ts';
import { sideOf, sideOfKind, whoIs, WHO, withWho } from './seats.ts';

/** Somebody changes sides: character and ability stay, and only the person is told. clocktower/rule/alignment#2, #3, #4 */
export function changeSide(scene: Scene, seat: Seat, side: Side, rule: string, by: Seat): void {
  const { play } = scene;
  if (sideOf(play, seat) === side) return;
  const is = { ...whoIs(play, seat), side };
  const bare = play.seats[seat]!.role.replace(/^(good|evil) /, '');
  const role = is.kind === 'traveller' || side !== sideOfKind(is.kind) ? `${side} ${bare}` : bare;
  const { believes } = play.seats[seat]!;
  scene.fact(WHO, withWho(play, seat, is));
  scene.add({ type: 'RoleChanged', seat, role, ...(believes === undefined ? {} : { believes }) });
  scene.tell(seat, { kind: 'notice', key: `side.${side}`, result: { word: side } });
  scene.why('side', rule, 'side', { target: [seat], by: [by] }, { side });
}
