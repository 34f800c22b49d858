import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const testSubject: Role = {
  id: 'test-subject',
  name: 'Test Subject',
  team: 'unaligned',
  category: 'extra',
  covers: idsOf('werewolves/role/test-subject', 3),
  card: ['test-subject'],
};
