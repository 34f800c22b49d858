import { attack } from '../attack.ts';
import { mode, onePlayer, others } from '../fields.ts';
import { POWDERED, powder, resistsFire } from '../fire.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { inVain } from '../tell.ts';

export const pyromancer: Role = {
  id: 'pyromancer',
  name: 'Pyromancer',
  team: 'pyro',
  category: 'killing',
  strength: 5,
  groups: ['pyros'],
  covers: idsOf('werewolves/role/pyromancer', 9, 3),
  card: ['pyromancer'],
  abilities: [
    {
      id: 'powder', when: 'now', phase: 'night', instead: 'night', narrated: 'powdered',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['powder'], 'powder') }),
      on(use, target, chosen) {
        if (!powder(use.scene, target, use.user)) inVain(use, chosen);
      },
    },
    {
      id: 'ignite', when: 'end', phase: 'night', instead: 'night', isAttack: true, redirects: false, visits: false,
      form: () => ({ mode: mode(['ignite']) }),
      act(use) {
        for (const { holder } of use.scene.traits(POWDERED)) {
          if (use.scene.isAlive(holder) && !resistsFire(use.scene, holder, use.user)) attack(use, holder);
        }
      },
    },
  ],
};
