import { doomAbility, RIDE_TOGETHER, ridersAtStart } from '../dooms.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const horsemanOfFamine: Role = {
  id: 'horseman-of-famine',
  name: 'Horseman of Famine',
  team: 'horsemen',
  category: 'power',
  strength: 3.5,
  covers: idsOf('werewolves/role/horseman-of-famine', 10, 3),
  card: ['horseman-of-famine'],
  parts: ['rides', 'rides-once'],
  deal: { most: 1, together: RIDE_TOGETHER },
  decisions: ['horseman-of-famine-disguise'],
  abilities: [doomAbility((scene, target, user) => scene.lay('disguise', target, { by: user, args: { role: scene.draw('horseman-of-famine-disguise', ridersAtStart(scene)), strong: true, doom: true } }))],
};
