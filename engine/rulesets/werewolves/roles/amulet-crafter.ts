import { giveAmulet, holderOfAmulet, shatter } from '../amulet.ts';
import { attack } from '../attack.ts';
import { mode } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const amuletCrafter: Role = {
  id: 'amulet-crafter',
  name: 'Amulet Crafter',
  team: 'townsfolk',
  category: 'killing',
  strength: 3,
  covers: idsOf('werewolves/role/amulet-crafter', 15, 3),
  card: ['amulet-crafter'],
  parts: ['brings-amulet'],
  deal: { together: { part: 'brings-amulet', most: 1 } },
  begins: (scene, _, seat) => giveAmulet(scene, seat, 'attack'),
  gains(scene, _, seat) {
    if (scene.phase !== 'day 0') giveAmulet(scene, seat, 'attack');
  },
  abilities: [{
    id: 'shatter', when: 'end', phase: 'night', from: 2, perGame: 1, isAttack: true, redirects: false, visits: false,
    isOpen: scene => holderOfAmulet(scene) !== undefined,
    form: () => ({ mode: mode(['shatter']) }),
    act(use) {
      const holder = shatter(use.scene);
      if (holder !== undefined) attack(use, holder);
    },
  }],
  avenges(scene, _, seat) {
    const holder = shatter(scene);
    return holder === undefined || holder === seat || !scene.isAlive(holder) ? [] : [{ target: holder, kind: 'attack', by: seat, role: this.name, silent: true }];
  },
};
