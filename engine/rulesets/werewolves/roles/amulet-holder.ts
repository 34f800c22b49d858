import { giveAmulet, holderOfAmulet, shatter } from '../amulet.ts';
import { attack, kill } from '../attack.ts';
import { mode } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const amuletHolder: Role = {
  id: 'amulet-holder',
  name: 'Amulet Holder',
  team: 'townsfolk',
  category: 'killing',
  strength: 2.5,
  covers: idsOf('werewolves/role/amulet-holder', 12, 5),
  card: ['amulet-holder'],
  parts: ['brings-amulet'],
  deal: { together: { part: 'brings-amulet', most: 1 } },
  begins: (scene, _, seat) => giveAmulet(scene, seat, 'kill'),
  gains(scene, _, seat) {
    if (scene.phase !== 'day 0') giveAmulet(scene, seat, 'kill');
  },
  abilities: [{
    id: 'shatter', when: 'now', phase: 'day', perGame: 1, redirects: false, visits: false,
    isOpen: scene => holderOfAmulet(scene) !== undefined,
    form: () => ({ mode: mode(['shatter']) }),
    act(use) {
      const holder = shatter(use.scene);
      if (holder !== undefined) attack(use, holder);
    },
  }],
  mourns(scene, _, seat, deaths) {
    if (!deaths.some(death => death.seat === seat)) return;
    const holder = shatter(scene);
    if (holder !== undefined && holder !== seat && scene.isAlive(holder)) kill(scene, holder, seat, this.name);
  },
};
