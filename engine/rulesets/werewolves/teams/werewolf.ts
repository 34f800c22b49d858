import { idsOf } from '../rule-ids.ts';
import type { TeamRules } from '../wins.ts';

export const werewolf: TeamRules = {
  id: 'werewolf',
  name: 'Werewolves',
  covers: idsOf('werewolves/team/werewolves', 6),
};
