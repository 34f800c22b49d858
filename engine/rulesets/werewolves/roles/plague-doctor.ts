import { mode, onePlayer, others } from '../fields.ts';
import { cure, isIncurable, sinceWhen } from '../plague.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer, inVain } from '../tell.ts';
import { ascend } from '../wins.ts';

export const plagueDoctor: Role = {
  id: 'plague-doctor',
  name: 'Plague Doctor',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 0,
  covers: idsOf('werewolves/role/plague-doctor', 13, 4),
  card: ['plague-doctor'],
  resistsPlague: true,
  deal: { team: 'plague' },
  abilities: [
    {
      id: 'check', when: 'now', phase: 'night', narrated: 'investigated',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['check']) }),
      on(use, target, chosen) {
        const since = sinceWhen(use.scene, target);
        answer(use, [chosen], since === undefined ? { yes: false } : { word: since });
      },
    },
    {
      id: 'cure', when: 'now', phase: 'night', narrated: 'protected',
      isOpen: (scene, power) => (power.spent?.['cure'] ?? 0) < Math.round(scene.play.order.length / 5),
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['cure']) }),
      on(use, target, chosen) {
        if (isIncurable(use.scene, target)) inVain(use, chosen);
        else cure(use.scene, target);
      },
    },
  ],
  settles(scene, _, seat) {
    if (!scene.living.some(one => scene.roleOf(one).team === 'plague')) ascend(scene, seat);
  },
};
