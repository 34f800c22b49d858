import { onePlayer, oneRole } from '../fields.ts';
import { chosenBefore } from '../limits.ts';
import { disguise } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const packTanner: Role = {
  id: 'pack-tanner',
  name: 'Pack Tanner',
  team: 'werewolf',
  category: 'power',
  strength: 3,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/pack-tanner', 9, 1),
  card: ['pack-tanner'],
  abilities: [{
    id: 'disguise', when: 'now', phase: 'day', narrated: 'disguised',
    form: (scene, power) => ({ whom: onePlayer(scene.living.filter(one => chosenBefore(scene, power, 'disguise').at(-1)?.split('@')[0] !== one)), role: oneRole(scene) }),
    on: ({ scene, user, answer }, target) => disguise(scene, target, answer['role']![0]!, false, { by: user, until: `night ${scene.play.phase.number + 1}` }),
  }],
};
