import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const juror: Role = {
  id: 'juror',
  name: 'Juror',
  team: 'townsfolk',
  category: 'group',
  strength: 2.5,
  groups: ['jury'],
  covers: idsOf('werewolves/role/juror', 10, 4),
  card: ['juror'],
  decisions: ['juror-enchanted'],
  deal: { least: 2 },
};
