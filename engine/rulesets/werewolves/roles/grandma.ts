import { upTo } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { weightWithoutOffice, WEIGHT } from '../votes.ts';
import { toChannel, whisper } from '../whispers.ts';

export const grandma: Role = {
  id: 'grandma',
  name: 'Grandma',
  team: 'townsfolk',
  category: 'power',
  strength: 2.5,
  covers: idsOf('werewolves/role/grandma', 14, 3),
  card: ['grandma'],
  deal: { most: 1 },
  abilities: [whisper('any', toChannel('grandmas-house')), {
    id: 'invite', when: 'now', phase: 'night', narrated: 'manipulated',
    form: scene => ({ whom: upTo(2, scene.living) }),
    on({ scene, power, user }, target) {
      scene.join('grandmas-house', target);
      scene.lay('visiting', target, { by: user });
      if (weightWithoutOffice(scene, target) > 0) {
        scene.lay(WEIGHT, target, { by: user, until: `day ${scene.play.phase.number}`, args: { add: -1 } });
        scene.set(`taken:${power.id}`, Number(scene.fact(`taken:${power.id}`) ?? 0) + 1);
      } else scene.tell(user, { kind: 'notice', key: 'grandma.none', ability: 'grandma', about: [target] });
    },
  }],
  startDay(scene, power, seat) {
    scene.lay(WEIGHT, seat, { by: seat, until: scene.phase, args: { set: Number(scene.fact(`taken:${power.id}`) ?? 0), bound: power.id } });
    scene.set(`taken:${power.id}`, 0);
  },
};
