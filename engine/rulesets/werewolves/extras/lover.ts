import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const lover: Role = {
  id: 'lover',
  name: 'Lover',
  team: 'unaligned',
  category: 'extra',
  covers: idsOf('werewolves/role/lover', 6),
  card: ['lover'],
  parts: ['loved'],
};
