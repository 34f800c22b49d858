import { resign } from '../resign.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const reporter: Role = {
  id: 'reporter',
  name: 'Reporter',
  team: 'unaligned',
  category: 'elected',
  covers: idsOf('werewolves/elected/reporter', 5, 1),
  card: ['reporter'],
  abilities: [resign],
  gains: (scene, _, seat) => scene.play.order.filter(one => !scene.isAlive(one)).forEach(one => scene.tell(seat, { kind: 'result', key: 'told', ability: 'reporter', about: [one], result: { word: scene.dealtTo(one) } })),
  mourns(scene, _, seat, deaths) {
    if (!scene.isAlive(seat)) return;
    for (const dead of new Set(deaths.map(death => death.seat))) scene.tell(seat, { kind: 'result', key: 'told', ability: 'reporter', about: [dead], result: { word: scene.dealtTo(dead) } });
  },
};
