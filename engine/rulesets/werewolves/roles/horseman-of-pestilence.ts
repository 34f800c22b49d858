import { doomAbility, RIDE_TOGETHER } from '../dooms.ts';
import { BLOCKED } from '../effects.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const horsemanOfPestilence: Role = {
  id: 'horseman-of-pestilence',
  name: 'Horseman of Pestilence',
  team: 'horsemen',
  category: 'power',
  strength: 4,
  covers: idsOf('werewolves/role/horseman-of-pestilence', 14, 4),
  card: ['horseman-of-pestilence'],
  parts: ['rides', 'rides-once'],
  deal: { most: 1, together: RIDE_TOGETHER },
  abilities: [doomAbility((scene, target, user) => scene.lay(BLOCKED, target, { by: user, until: `day ${scene.play.phase.number}`, args: { doom: true } }))],
};
