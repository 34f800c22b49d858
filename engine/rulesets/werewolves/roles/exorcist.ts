import { exorcise, EXORCISED } from '../exorcism.ts';
import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';

export const exorcist: Role = {
  id: 'exorcist',
  name: 'Exorcist',
  team: 'townsfolk',
  category: 'power',
  strength: 2.5,
  covers: idsOf('werewolves/role/exorcist', 16, 4),
  card: ['exorcist'],
  abilities: [{
    id: 'exorcise', when: 'now', phase: 'day', narrated: 'manipulated',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat).filter(one => !scene.has(EXORCISED, one))) }),
    on: (use, target, chosen) => answer(use, [chosen], { words: exorcise(use, target) }),
  }],
};
