import type { Seat } from '../../core/state.ts';
import { drawList } from './chances.ts';
import type { Scene } from './scene.ts';

/** The team under which a player was dealt. */
const dealtTeam = (scene: Scene, seat: Seat): string => scene.roles.byName(scene.dealtTo(seat)).team;

/** A third of all players, rounded up, each team of two or more among them; who must be on it first. It can be pinned. werewolves/rule/scaling#2, werewolves/role/psychopath#2 */
export function listFor(scene: Scene, key: string, seat: Seat): readonly Seat[] {
  const size = Math.ceil(scene.play.order.length / 3);
  const others = scene.play.order.filter(one => one !== seat);
  return drawList(scene, key, others, order => {
    const teams = [...new Set(order.map(one => dealtTeam(scene, one)))].filter(team => team !== 'unaligned' && others.filter(one => dealtTeam(scene, one) === team).length >= 2);
    const heads = teams.map(team => order.find(one => dealtTeam(scene, one) === team)!);
    return [...new Set([...scene.list('mustBeListed'), ...heads, ...order])].slice(0, size);
  });
}

/** Two players of two different teams, none of them unaligned. werewolves/role/mad-scientist#2, #3 */
export function twoOfTwoTeams(scene: Scene, seat: Seat): readonly Seat[] {
  const others = scene.living.filter(one => one !== seat && dealtTeam(scene, one) !== 'unaligned');
  return drawList(scene, 'mad-scientist-subjects', others, order => {
    const [first] = order;
    const second = order.find(one => first !== undefined && dealtTeam(scene, one) !== dealtTeam(scene, first));
    return first === undefined || second === undefined ? [] : [first, second];
  });
}

/** One living player of each team that was dealt. werewolves/attribute/waiter#1, #3 */
export const oneOfEachTeam = (scene: Scene, key: string): readonly Seat[] => drawList(scene, key, scene.living, order => {
  const teams = [...new Set(order.map(one => dealtTeam(scene, one)))].filter(team => team !== 'unaligned');
  return teams.map(team => order.find(one => dealtTeam(scene, one) === team)!);
});
