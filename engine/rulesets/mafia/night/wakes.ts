import { awaitsOf } from '../holding.ts';
import type { Field } from './field.ts';
import type { Night, Use } from './night.ts';
import { hasMark, isTargeting } from './use.ts';
import { visitsOf } from './visits-of.ts';
import type { World } from './world.ts';

/** True if an action, once performed, brings about a use that is there only for visitors. mafia/modifier/reactive?1, mafia/modifier/triggered?3 */
export function wakes(world: World, visit: Use, sleeper: Use): boolean {
  return mayWake(world.field, visit, sleeper) && world.reached(visit).includes(sleeper.by) && (sleeper.way !== 'reactive' || !hasMark(world.power(visit), 'ninja'));
}

/** True if it could do so. */
export const mayWake = ({ reach }: Field, visit: Use, sleeper: Use): boolean =>
  visit.by !== sleeper.by && isTargeting(visit) && (sleeper.way !== 'reactive' || visit.by === sleeper.chosen[0]) && reach.around(visit).has(sleeper.by);

/** True if the use is there only if somebody visits its user: the player on whom it works, or anybody. mafia/modifier/reactive#2, mafia/modifier/triggered#6 */
export const needsVisit = ({ way, power }: Pick<Use, 'way' | 'power'>): boolean => way === 'reactive' || awaitsOf(power) === 'visit';

/** True if it needs a visitor, and nobody came earlier in the same phase. */
export const isAsleep = ({ earlier }: Pick<Night, 'earlier'>, use: Use): boolean =>
  needsVisit(use) && !(use.way !== 'reactive' && earlier.flatMap(visitsOf).some(({ by, at }) => at === use.by && by !== use.by));
