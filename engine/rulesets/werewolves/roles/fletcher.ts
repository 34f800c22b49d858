import { giveExtra, takeExtra } from '../change-role.ts';
import { mode, onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const fletcher: Role = {
  id: 'fletcher',
  name: 'Fletcher',
  team: 'townsfolk',
  category: 'power',
  strength: 1.5,
  covers: idsOf('werewolves/role/fletcher', 8, 2),
  card: ['fletcher'],
  decisions: ['fletcher-customer'],
  abilities: [
    {
      id: 'choose', when: 'now', phase: 'any', perGame: 1, forced: true, drawnAs: 'customer', narrated: 'chosen as a customer',
      isOpen: (scene, power) => scene.phase === 'day 0' || power.since !== 'day 0',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['choose'], 'choose') }),
      on({ scene, power }, target) {
        giveExtra(scene, target, 'fletchers-customer');
        scene.set(`customer:${power.id}`, target);
      },
    },
    {
      id: 'revoke', when: 'now', phase: 'any', perGame: 1, visits: false,
      isOpen: (scene, power) => scene.fact(`customer:${power.id}`) !== undefined,
      form: () => ({ mode: mode(['revoke']) }),
      act: ({ scene, power }) => takeExtra(scene, String(scene.fact(`customer:${power.id}`)), 'fletchers-customer'),
    },
  ],
};
