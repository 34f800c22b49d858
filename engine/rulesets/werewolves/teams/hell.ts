import { idsOf } from '../rule-ids.ts';
import { isSoulless, SOULLESS } from '../souls.ts';
import type { TeamRules } from '../wins.ts';

export const hell: TeamRules = {
  id: 'hell',
  name: 'Hell',
  covers: idsOf('werewolves/team/hell', 6),
  spares: isSoulless,
  effects: [SOULLESS],
};
