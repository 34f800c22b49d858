import { CANCELLED } from '../day/lynch.ts';
import { mode } from '../fields.ts';
import { LYNCH, numbered } from '../poll-names.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const royalKnight: Role = {
  id: 'royal-knight',
  name: 'Royal Knight',
  team: 'townsfolk',
  category: 'power',
  strength: 3,
  covers: idsOf('werewolves/role/royal-knight', 7, 3),
  card: ['royal-knight'],
  abilities: [{
    id: 'cancel', when: 'now', phase: 'any', perGame: 1,
    isOpen: scene => scene.play.phase.number > 1,
    form: () => ({ mode: mode(['hidden', 'reveal', ...numbered(LYNCH, 5)], 'hidden') }),
    act({ scene, user, role, answer }) {
      const chosen = answer['mode']?.[0] ?? 'hidden';
      scene.set(CANCELLED, [...scene.list(CANCELLED), chosen.startsWith(LYNCH) ? chosen : LYNCH]);
      if (chosen === 'reveal') scene.set('knight', [...scene.list('knight'), `${user}|${role.name}`]);
    },
  }],
  afterLynches(scene) {
    for (const one of scene.list('knight')) {
      const [seat, name] = one.split('|') as [string, string];
      scene.announce({ kind: 'reveal', key: 'reveal', about: [seat], result: { word: name } });
    }
    scene.set('knight', []);
  },
};
