import { LOVE_MOMENTS } from '../love.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const cupidWolf: Role = {
  id: 'cupid-wolf',
  name: 'Cupid Wolf',
  team: 'unaligned',
  category: 'align',
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/cupid-wolf', 7),
  card: ['cupid-wolf'],
  parts: ['loves'],
  deal: { never: true },
  lovesFor: 'werewolf',
  becomes: 'loves',
  undead: 'undead-cupid',
  ...LOVE_MOMENTS,
};
