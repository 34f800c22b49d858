import { fieldsOf } from '../../core/json.ts';
import type { Seat } from '../../core/state.ts';
import { onePlayer, others } from './fields.ts';
import type { Ability } from './role.ts';
import type { Scene } from './scene.ts';
import { notice } from './tell.ts';

/** A trait of who is doomed. werewolves/attribute/doomed */
export const DOOMED = 'doomed';
/** A trait of a rider who has tried to doom somebody tonight. */
export const TRIED = 'tried-to-doom';
/** The channel of those who have found each other. */
export const TOGETHER = 'horsemen-channel';

export const isRider = (scene: Scene, seat: Seat): boolean => scene.roleOf(seat).team === 'horsemen';

/** Dooms a player; another rider is met instead. `then`: what the doom of this kind brings. werewolves/rule/doomsday#1, #2 */
export const doomAbility = (then: (scene: Scene, target: Seat, user: Seat) => void): Ability => ({
  id: 'doom', when: 'now', phase: 'night', narrated: 'doomed',
  form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
  on(use, target) {
    const { scene, user } = use;
    scene.lay(TRIED, user, { until: scene.phase });
    if (isRider(scene, target)) {
      for (const one of [user, target]) scene.join(TOGETHER, one);
      return;
    }
    if (!scene.has(DOOMED, target)) scene.lay(DOOMED, target, { by: user });
    notice(use, target, 'doomed');
    then(scene, target, user);
  },
});

/** They come in twos to fours. werewolves/rule/setup#10 */
export const RIDE_TOGETHER = { part: 'rides', least: 2, most: 4 } as const;

/** A kind that is not in the game yet, drawn. werewolves/role/horseman#1, ? */
export function kindFor(scene: Scene): string {
  const kinds = scene.roles.allThat('rides-once');
  const free = kinds.filter(({ id }) => scene.holdersOf(id).length === 0);
  const name = scene.draw('horseman-kind', (free.length > 0 ? free : kinds).map(kind => kind.name));
  return scene.roles.byName(name).id;
}

/** The kinds that rode when Night 1 began. */
export const ridersAtStart = (scene: Scene): readonly string[] => {
  const names = scene.list('ridersAtStart');
  return names.length > 0 ? names : [...new Set(scene.play.order.filter(seat => isRider(scene, seat)).map(seat => scene.roleOf(seat).name))];
};

/** All that dooms have brought. */
export const doomTraits = (scene: Scene) => scene.play.traits.filter(({ trait, args }) => trait === DOOMED || fieldsOf(args)['doom'] === true);
