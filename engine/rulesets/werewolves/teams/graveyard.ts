import { idsOf } from '../rule-ids.ts';
import { BITTEN } from '../bites.ts';
import type { TeamRules } from '../wins.ts';

export const graveyard: TeamRules = {
  id: 'graveyard',
  name: 'Graveyard',
  covers: idsOf('werewolves/team/graveyard', 2),
  effects: [BITTEN],
};
