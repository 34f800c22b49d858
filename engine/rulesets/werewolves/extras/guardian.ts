import { protect } from '../effects.ts';
import { onePlayer } from '../fields.ts';
import { chosenLast, usesNow } from '../limits.ts';
import { option } from '../options.ts';
import { resign } from '../resign.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const guardian: Role = {
  id: 'guardian',
  name: 'Guardian',
  team: 'unaligned',
  category: 'elected',
  covers: idsOf('werewolves/elected/guardian', 8, 1),
  card: ['guardian'],
  abilities: [{
    id: 'protect', when: 'now', phase: 'night', perPhase: 2, narrated: 'protected',
    isOpen: (scene, power) => usesNow(scene, power, 'protect') < (scene.living.length > Number(option(scene.terms, 'mayorThreshold')) ? 2 : 1),
    form: (scene, power) => ({ whom: onePlayer(scene.living.filter(one => !chosenLast(scene, power, 'protect').includes(one))) }),
    on: ({ scene, user }, target) => protect(scene, target, user),
  }, resign],
};
