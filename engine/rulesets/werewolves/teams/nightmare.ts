import { idsOf } from '../rule-ids.ts';
import { SLEEPLESS } from '../sleepless.ts';
import type { TeamRules } from '../wins.ts';

export const nightmare: TeamRules = {
  id: 'nightmare',
  name: 'Nightmare',
  covers: idsOf('werewolves/team/nightmare', 2),
  spares: (scene, seat) => scene.has(SLEEPLESS, seat),
  effects: [SLEEPLESS],
  ends(scene) {
    if (scene.living.some(seat => scene.roleOf(seat).team === 'nightmare')) return;
    for (const { holder } of scene.traits(SLEEPLESS)) scene.lift(SLEEPLESS, holder);
  },
};
