import { upTo } from '../fields.ts';
import { enchant, perNight } from '../flute.ts';
import { toChannel, whisper } from '../whispers.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const flutePlayer: Role = {
  id: 'flute-player',
  name: 'Flute Player',
  team: 'flute',
  category: 'power',
  strength: 4,
  groups: ['flute-channel'],
  covers: idsOf('werewolves/role/flute-player', 8, 1),
  card: ['flute-player'],
  parts: ['leads-flute'],
  abilities: [whisper('any', toChannel('enchanted')), {
    id: 'enchant', when: 'now', phase: 'night', narrated: 'enchanted',
    form: scene => ({ whom: upTo(perNight(scene), scene.living.filter(one => scene.roleOf(one).team !== 'flute' && !scene.members('flute-channel').includes(one))) }),
    on: ({ scene, user }, target) => enchant(scene, target, user),
  }],
};
