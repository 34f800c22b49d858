import { doomAbility, RIDE_TOGETHER } from '../dooms.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const horsemanOfDeath: Role = {
  id: 'horseman-of-death',
  name: 'Horseman of Death',
  team: 'horsemen',
  category: 'killing',
  strength: 4.5,
  covers: idsOf('werewolves/role/horseman-of-death', 6, 1),
  card: ['horseman-of-death'],
  parts: ['rides', 'rides-once'],
  deal: { most: 1, together: RIDE_TOGETHER },
  abilities: [doomAbility((scene, target, user) => scene.lay('last-night', target, { by: user, args: { night: scene.play.phase.number + 1, role: 'Horseman of Death', doom: true } }))],
};
