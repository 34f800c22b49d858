import { idsOf } from '../rule-ids.ts';
import { HERDED, herd, TAGGED } from '../flock.ts';
import type { TeamRules } from '../wins.ts';

export const flock: TeamRules = {
  id: 'flock',
  name: 'Flock',
  covers: idsOf('werewolves/team/flock', 2),
  spares: (scene, seat) => scene.has(HERDED, seat),
  effects: [TAGGED, HERDED],
  visited(scene, { from, to }) {
    if (!scene.has(TAGGED, from) || !scene.has(TAGGED, to)) return;
    herd(scene, from);
    herd(scene, to);
  },
  ends(scene) {
    if (scene.living.some(seat => scene.roleOf(seat).team === 'flock')) return;
    for (const effect of [TAGGED, HERDED]) for (const { holder } of scene.traits(effect)) scene.lift(effect, holder);
  },
};
