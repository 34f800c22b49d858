import { onePlayer, others } from '../fields.ts';
import { bond, LOVE_MOMENTS } from '../love.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';

export const cupid: Role = {
  id: 'cupid',
  name: 'Cupid',
  team: 'unaligned',
  category: 'align',
  strength: 2,
  covers: idsOf('werewolves/role/cupid', 16, 3),
  card: ['cupid'],
  parts: ['loves'],
  deal: { most: 1 },
  lovesFor: 'townsfolk',
  becomes: 'loves',
  infected: 'cupid-wolf',
  undead: 'undead-cupid',
  decisions: ['cupid-lover'],
  ...LOVE_MOMENTS,
  abilities: [{
    id: 'love', when: 'now', phase: 'night', only: 1, perGame: 1, forced: true, drawnAs: 'lover', narrated: 'loved',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on(use, target, chosen) {
      bond(use.scene, use.user, target);
      answer(use, [chosen], { word: use.scene.roleOf(target).name });
    },
  }],
};
