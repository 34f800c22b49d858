import { idsOf } from '../rule-ids.ts';
import type { TeamRules } from '../wins.ts';

export const townsfolk: TeamRules = {
  id: 'townsfolk',
  name: 'Townsfolk',
  covers: idsOf('werewolves/team/townsfolk', 2),
};
