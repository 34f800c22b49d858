import { protect } from '../effects.ts';
import { mode } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { visit } from '../visit.ts';
import { FED } from '../waiters.ts';

export const restaurantCustomer: Role = {
  id: 'restaurant-customer',
  name: 'Restaurant Customer',
  team: 'unaligned',
  category: 'extra',
  covers: idsOf('werewolves/role/restaurant-customer', 5),
  card: ['restaurant-customer'],
  abilities: [{
    id: 'eat', when: 'end', phase: 'day', visits: false, redirects: false,
    form: () => ({ mode: mode(['yes', 'no']) }),
    act({ scene, power, user, role, answer }) {
      if (answer['mode']![0] !== 'yes') return;
      const [food, chef] = scene.list(`meal:${power.id}`);
      visit(scene, { from: user, to: chef!, role: role.name, narrated: undefined, isAttack: false, targeting: false }); // werewolves/rule/visits#9
      scene.lay(FED, user);
      if (food === 'charm') protect(scene, user, user);
      else scene.lay('poisoned', user, { args: { bound: power.id } });
    },
  }],
  strikes: (scene, _, seat) => (scene.has('poisoned', seat) ? [{ target: seat, kind: 'kill', role: 'Chef', silent: true }] : []),
  startNight(scene, power, seat) {
    scene.leave('restaurant', seat);
    scene.add({ type: 'PowerLost', id: power.id });
  },
};
