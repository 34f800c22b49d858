import { idsOf } from '../rule-ids.ts';
import { CHARMED, uncharm } from '../flute.ts';
import { ENCHANTED } from '../looks.ts';
import { livingMembers } from '../members.ts';
import type { TeamRules } from '../wins.ts';

export const flute: TeamRules = {
  id: 'flute',
  name: 'Flute',
  covers: idsOf('werewolves/team/flute', 3),
  spares: (scene, seat) => scene.has(ENCHANTED, seat) || scene.members('flute-channel').includes(seat),
  effects: [ENCHANTED, CHARMED],
  ends(scene) {
    if (livingMembers(scene, 'flute-channel').length > 0 || scene.living.some(seat => scene.roleOf(seat).team === 'flute')) return;
    for (const { holder } of scene.traits(ENCHANTED)) scene.lift(ENCHANTED, holder);
    for (const { holder } of scene.traits(CHARMED)) uncharm(scene, holder);
  },
};
