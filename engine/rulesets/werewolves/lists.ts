import { textsOf } from '../../core/json.ts';
import { pinned, BadPin } from '../../core/pins.ts';
import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** The team under which a player was dealt. */
const dealtTeam = (scene: Scene, seat: Seat): string => scene.roles.byName(scene.dealtTo(seat)).team;

/** A third of all players, rounded up, each team of two or more among them; who must be on it first. It can be pinned. werewolves/rule/scaling#2, werewolves/role/psychopath#2 */
export function listFor(scene: Scene, key: string, seat: Seat): readonly Seat[] {
  const size = Math.ceil(scene.play.order.length / 3);
  const others = scene.play.order.filter(one => one !== seat);
  const pin = pinned(scene.terms, key, scene.play.drawn[key] ?? 0);
  if (pin !== undefined) return fromPin(scene, key, textsOf(pin), others);
  const must = scene.list('mustBeListed');
  const order = scene.shuffled(key, others);
  const teams = [...new Set(order.map(one => dealtTeam(scene, one)))].filter(team => team !== 'unaligned' && others.filter(one => dealtTeam(scene, one) === team).length >= 2);
  const heads = teams.map(team => order.find(one => dealtTeam(scene, one) === team)!);
  return [...new Set([...must, ...heads, ...order])].slice(0, size);
}

/** Players who are pinned by name. */
export function fromPin(scene: Scene, key: string, names: readonly string[], possible: readonly Seat[]): readonly Seat[] {
  scene.add({ type: 'Drawn', key });
  return names.map(name => {
    const seat = possible.find(one => scene.play.names[one]!.toLowerCase() === name.toLowerCase());
    if (seat === undefined) throw new BadPin(key, name, possible.map(one => scene.play.names[one]!));
    return seat;
  });
}

/** Two players of two different teams, none of them unaligned. werewolves/role/mad-scientist#2, #3 */
export function twoOfTwoTeams(scene: Scene, seat: Seat): readonly Seat[] {
  const others = scene.living.filter(one => one !== seat && dealtTeam(scene, one) !== 'unaligned');
  const pin = pinned(scene.terms, 'mad-scientist-subjects', scene.play.drawn['mad-scientist-subjects'] ?? 0);
  if (pin !== undefined) return fromPin(scene, 'mad-scientist-subjects', textsOf(pin), others);
  const order = scene.shuffled('mad-scientist-subjects', others);
  const first = order[0];
  const second = order.find(one => first !== undefined && dealtTeam(scene, one) !== dealtTeam(scene, first));
  return first === undefined || second === undefined ? [] : [first, second];
}

/** One living player of each team that was dealt. werewolves/attribute/waiter#1, #3 */
export function oneOfEachTeam(scene: Scene, key: string): readonly Seat[] {
  const pin = pinned(scene.terms, key, scene.play.drawn[key] ?? 0);
  if (pin !== undefined) return fromPin(scene, key, textsOf(pin), scene.play.order);
  const order = scene.shuffled(key, scene.living);
  const teams = [...new Set(order.map(one => dealtTeam(scene, one)))].filter(team => team !== 'unaligned');
  return teams.map(team => order.find(one => dealtTeam(scene, one) === team)!);
}
