import { textsOf } from '../../../core/json.ts';
import type { Seat } from '../../../core/state.ts';
import { amongLists } from './bluffs.ts';
import type { Scene } from '../scene.ts';
import { demon, isDemon, isMinion, isUnaware, players, sideOf, travellers, whoIs } from '../seats.ts';

/** What everybody starts knowing; part of the deal and of no ability. clocktower/rule/starting-information */
export function tellStart(scene: Scene): void {
  for (const seat of scene.play.order) tellOwn(scene, seat);
  const minions = players(scene.play).filter(seat => isMinion(scene.play, seat));
  const known = minions.filter(seat => !isUnaware(scene.play, seat));
  const boss = demon(scene.play);
  for (const seat of known) tellMinion(scene, seat, known.filter(other => other !== seat), boss);
  if (boss !== undefined) tellDemon(scene, boss, minions);
  for (const seat of scene.play.order) if (whoIs(scene.play, seat).kind === 'traveller') tellTraveller(scene, seat);
}

/** clocktower/rule/starting-information#1 */
export function tellOwn(scene: Scene, seat: Seat): void {
  const { believes, role } = scene.play.seats[seat]!;
  const name = believes ?? scene.cast.find(({ id }) => id === whoIs(scene.play, seat).id)?.name ?? role;
  const side = believes === undefined ? sideOf(scene.play, seat) : 'good';
  scene.tell(seat, { kind: 'role', key: `dealt.${side}`, result: { word: name }, about: [] });
}

/** clocktower/rule/starting-information#2, #7 */
function tellMinion(scene: Scene, seat: Seat, others: readonly Seat[], boss: Seat | undefined): void {
  if (others.length > 0) scene.tell(seat, { kind: 'role', key: 'start.minions', ability: 'minions', about: others, result: { seats: others } });
  if (boss !== undefined) scene.tell(seat, { kind: 'role', key: 'start.demon', ability: 'demon', about: [boss], result: { seat: boss } });
}

/** clocktower/rule/starting-information#3, #4 */
function tellDemon(scene: Scene, seat: Seat, minions: readonly Seat[]): void {
  if (minions.length > 0) scene.tell(seat, { kind: 'role', key: 'start.minions', ability: 'minions', about: minions, result: { seats: minions } });
  const words = amongLists(scene);
  scene.tell(seat, { kind: 'role', key: 'start.bluffs', ability: 'bluffs', about: [], result: { words } });
}

/** Evil travellers who know who the demon is. */
const TOLD = 'travellersTold';

/** An evil traveller learns who the demon is, once there is one. clocktower/rule/starting-information#9, clocktower/rule/travellers#4 */
export function tellTraveller(scene: Scene, seat: Seat): void {
  const told = textsOf(scene.play.facts[TOLD]);
  const boss = demon(scene.play) ?? players(scene.play).find(one => isDemon(scene.play, one));
  if (sideOf(scene.play, seat) !== 'evil' || boss === undefined || told.includes(seat)) return;
  scene.fact(TOLD, [...told, seat]);
  scene.tell(seat, { kind: 'role', key: 'start.demon', ability: 'demon', about: [boss], result: { seat: boss } });
}

/** Dawn: those who came before anybody was the demon. */
export const tellTravellers = (scene: Scene): void => travellers(scene.play).forEach(seat => tellTraveller(scene, seat));
