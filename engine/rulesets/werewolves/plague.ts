import { fieldsOf } from '../../core/json.ts';
import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** A trait of who has the plague; `args`: since when, in which night it is told and kills, and whether that is over. werewolves/attribute/contaminated */
export const CONTAMINATED = 'contaminated';
/** The stock of rodents. */
export const RODENTS = 'rodents';

export const isContaminated = (scene: Scene, seat: Seat): boolean => scene.has(CONTAMINATED, seat);

/** Neither the team nor who is immune by role. werewolves/attribute/contaminated#5 */
export const resistsPlague = (scene: Scene, seat: Seat): boolean => scene.roleOf(seat).resistsPlague === true;
const isOfTeam = (scene: Scene, seat: Seat): boolean => scene.roleOf(seat).team === 'plague' || scene.members('plague-pit').includes(seat);

/** Told when the second night after begins, dead when it ends. werewolves/attribute/contaminated#2, #3 */
export function contaminate(scene: Scene, seat: Seat): void {
  if (isContaminated(scene, seat) || resistsPlague(scene, seat) || isOfTeam(scene, seat)) return;
  scene.lay(CONTAMINATED, seat, { args: { since: scene.phase, night: scene.play.phase.number + 2 } });
  scene.why('plague', 'werewolves/attribute/contaminated#1', 'contaminated', { target: [seat] });
}

const dueNight = (scene: Scene, seat: Seat): number | undefined => {
  const [trait] = scene.traits(CONTAMINATED, seat);
  const night = fieldsOf(trait?.args)['night'];
  return typeof night === 'number' ? night : undefined;
};

export const sinceWhen = (scene: Scene, seat: Seat): string | undefined => {
  const [trait] = scene.traits(CONTAMINATED, seat);
  return trait === undefined ? undefined : String(fieldsOf(trait.args)['since']);
};

/** Told already: no cure helps. werewolves/role/plague-doctor#10 */
export const isIncurable = (scene: Scene, seat: Seat): boolean => {
  const night = dueNight(scene, seat);
  return night !== undefined && scene.play.phase.number >= night;
};

export const cure = (scene: Scene, seat: Seat): void => scene.lift(CONTAMINATED, seat);

/** Who falls ill for all to see tonight. */
export const dueTonight = (scene: Scene): readonly Seat[] => scene.living.filter(seat => dueNight(scene, seat) === scene.play.phase.number);
