import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const pyros: Group = {
  slug: 'pyros',
  name: 'Pyro',
  side: 'pyro',
  covers: idsOf('werewolves/group/pyros', 1),
};
