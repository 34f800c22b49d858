import { isWolfish } from '../alignment.ts';
import { BARRED } from '../barred.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { ascend, descend } from '../wins.ts';

export const ridingHood: Role = {
  id: 'riding-hood',
  name: 'Riding Hood',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 1,
  covers: idsOf('werewolves/role/riding-hood', 6, 4),
  card: ['riding-hood'],
  mourns(scene, _, seat, deaths) {
    const killers = deaths.filter(death => death.seat === seat && death.by !== undefined && death.kind !== 'lynch' && death.kind !== 'true kill' && isWolfish(scene, death.by));
    if (killers.length === 0) return;
    ascend(scene, seat);
    const night = `night ${scene.play.phase.number + 1}`;
    for (const { group, by } of killers) {
      if (group === undefined) scene.lay(BARRED, by!, { until: night });
      else scene.set('packBarred', night);
    }
  },
  settles(scene, _, seat) {
    if (!scene.living.some(one => one !== seat && isWolfish(scene, one))) descend(scene, seat);
  },
};
