import { DISQUALIFIED } from '../disqualified.ts';
import { doomAbility, RIDE_TOGETHER } from '../dooms.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { WEIGHT } from '../votes.ts';

export const horsemanOfWar: Role = {
  id: 'horseman-of-war',
  name: 'Horseman of War',
  team: 'horsemen',
  category: 'power',
  strength: 3.5,
  covers: idsOf('werewolves/role/horseman-of-war', 10, 2),
  card: ['horseman-of-war'],
  parts: ['rides', 'rides-once'],
  deal: { most: 1, together: RIDE_TOGETHER },
  abilities: [doomAbility((scene, target, user) => {
    const until = `day ${scene.play.phase.number}`;
    scene.lay(WEIGHT, target, { by: user, until, args: { set: 0, doom: true } });
    scene.lay(DISQUALIFIED, target, { by: user, until, args: { doom: true } });
  })],
};
