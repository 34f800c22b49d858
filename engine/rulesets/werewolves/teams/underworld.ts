import { idsOf } from '../rule-ids.ts';
import { TURNS } from '../effects.ts';
import { livingMembers } from '../members.ts';
import type { TeamRules } from '../wins.ts';

export const underworld: TeamRules = {
  id: 'underworld',
  name: 'Underworld',
  covers: idsOf('werewolves/team/underworld', 3),
  effects: [TURNS],
  ends(scene) {
    if (livingMembers(scene, 'underworld-channel').length > 0) return;
    for (const { holder } of scene.traits(TURNS)) scene.lift(TURNS, holder);
  },
};
