import { giveExtra, takeExtra } from '../change-role.ts';
import { mode, onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { FED, hasLivingWaiter, serveWaiters } from '../waiters.ts';
import { toChannel, whisper } from '../whispers.ts';
import { descend } from '../wins.ts';

export const chef: Role = {
  id: 'chef',
  name: 'Chef',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 1,
  covers: idsOf('werewolves/role/chef', 18, 5),
  card: ['chef'],
  deal: { most: 1 },
  decisions: ['chef-waiters'],
  gains: serveWaiters,
  abilities: [whisper('day', toChannel('restaurant')), {
    id: 'cook', when: 'end', phase: 'night', narrated: 'fed',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat).filter(one => !scene.has(FED, one))), mode: mode(['poison', 'charm']) }),
    on: ({ scene, power, answer }, target) => scene.set(`meal:${power.id}`, [target, answer['mode']![0]!]),
  }],
  startDay(scene, power, seat) {
    const [target, food] = scene.list(`meal:${power.id}`);
    scene.set(`meal:${power.id}`, []);
    if (target === undefined || !scene.isAlive(target)) return;
    scene.join('restaurant', target);
    scene.set(`meal:${giveExtra(scene, target, 'restaurant-customer').id}`, [food!, seat]);
    scene.set(`customer:${power.id}`, target);
  },
  mourns(scene, power, seat, deaths) {
    const customer = scene.fact(`customer:${power.id}`);
    if (typeof customer !== 'string' || !deaths.some(death => death.seat === seat)) return;
    scene.leave('restaurant', customer);
    takeExtra(scene, customer, 'restaurant-customer');
  },
  settles(scene, _, seat) {
    if (!hasLivingWaiter(scene)) descend(scene, seat);
  },
  winsAlong: (scene, seat) => scene.isAlive(seat) && hasLivingWaiter(scene),
};
