import { naming, passAmulet } from '../amulet.ts';
import type { Role } from '../role.ts';

/** Whoever has the amulet: the first holder names recipients by the own role's name as well. */
export const amuletBearer: Role = {
  id: 'amulet-bearer',
  name: 'Amulet',
  team: 'unaligned',
  category: 'extra',
  covers: ['werewolves/attribute/amulet#1', 'werewolves/attribute/amulet#2', 'werewolves/attribute/amulet#3', 'werewolves/attribute/amulet#4'],
  card: ['amulet-bearer'],
  parts: ['bears-amulet'],
  abilities: [{ ...naming, names: ['amulet', 'amulet holder', 'amulet crafter'] }],
  mourns(scene, _, seat, deaths) {
    if (deaths.some(death => death.seat === seat)) scene.lift('amulet', seat);
  },
  strikes(scene) {
    if (scene.isNight) return [];
    const lost = passAmulet(scene);
    return lost ? [{ target: lost.seat, kind: lost.kind, role: 'Amulet Holder', silent: true }] : [];
  },
};
