import { attack } from '../attack.ts';
import { mode, onePlayer, others } from '../fields.ts';
import { reveal } from '../moment.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const barber: Role = {
  id: 'barber',
  name: 'Barber',
  team: 'townsfolk',
  category: 'killing',
  strength: 3,
  covers: idsOf('werewolves/role/barber', 6, 2),
  card: ['barber'],
  abilities: [{
    id: 'attack', when: 'now', phase: 'day', isAttack: true, from: 2, perGame: 1, narrated: 'attacked',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['hidden', 'reveal'], 'hidden') }),
    on(use, target, chosen) {
      const killed = attack(use, target);
      if (killed && target === chosen && use.answer['mode']?.[0] === 'reveal') reveal(use.scene, use.user, use.role.name);
    },
  }],
};
