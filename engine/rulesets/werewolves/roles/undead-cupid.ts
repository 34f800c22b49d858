import { dealtLover, LOVE_MOMENTS } from '../love.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const undeadCupid: Role = {
  id: 'undead-cupid',
  name: 'Undead Cupid',
  team: 'unaligned',
  category: 'align',
  groups: ['underworld-channel'],
  covers: idsOf('werewolves/role/undead-cupid', 7, 2),
  card: ['undead-cupid'],
  parts: ['loves'],
  deal: { never: true },
  lovesFor: 'underworld',
  becomes: 'loves',
  infected: 'cupid-wolf',
  begins: dealtLover,
  ...LOVE_MOMENTS,
};
