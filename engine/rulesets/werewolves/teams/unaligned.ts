import { idsOf } from '../rule-ids.ts';
import type { TeamRules } from '../wins.ts';

export const unaligned: TeamRules = {
  id: 'unaligned',
  name: 'Unaligned',
  covers: idsOf('werewolves/team/unaligned', 3),
};
