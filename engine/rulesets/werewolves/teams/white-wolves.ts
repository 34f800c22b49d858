import { idsOf } from '../rule-ids.ts';
import type { TeamRules } from '../wins.ts';

export const whiteWolves: TeamRules = {
  id: 'white-wolves',
  name: 'White Wolves',
  covers: idsOf('werewolves/team/white-wolves', 3),
};
