import { idsOf } from '../rule-ids.ts';
import { POWDERED } from '../fire.ts';
import type { TeamRules } from '../wins.ts';

export const pyro: TeamRules = {
  id: 'pyro',
  name: 'Pyro',
  covers: idsOf('werewolves/team/pyro', 3),
  effects: [POWDERED],
};
