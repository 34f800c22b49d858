import { drawSome } from '../chances.ts';
import { cover, coverUp } from '../cover.ts';
import { onePlayer, upTo, mode } from '../fields.ts';
import { HERDED, herd, TAGGED, unherd } from '../flock.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { moveVotes } from '../votes.ts';

export const shepherd: Role = {
  id: 'shepherd',
  name: 'Shepherd',
  team: 'flock',
  category: 'power',
  strength: 4.5,
  covers: idsOf('werewolves/role/shepherd', 9, 1),
  card: ['shepherd'],
  decisions: ['shepherd-unherded'],
  abilities: [
    {
      id: 'tag', when: 'now', phase: 'night', narrated: 'tagged',
      form: scene => ({ whom: upTo(scene.play.order.length > 20 ? 3 : 2, scene.living.filter(one => scene.roleOf(one).team !== 'flock')) }),
      on({ scene, user }, target) {
        if (!scene.has(TAGGED, target)) scene.lay(TAGGED, target, { by: user });
      },
    },
    {
      id: 'herd', when: 'end', phase: 'night', narrated: 'herded',
      isOpen: scene => scene.traits(TAGGED).length > 0,
      form: scene => ({ whom: onePlayer(scene.living.filter(one => scene.has(TAGGED, one))), mode: mode(['herd']) }),
      on: ({ scene }, target) => herd(scene, target),
    },
    {
      id: 'unherd', when: 'now', phase: 'day', from: 1,
      isOpen: scene => scene.living.some(one => scene.has(HERDED, one)),
      form: scene => ({ whom: upTo(5, scene.living.filter(one => scene.has(HERDED, one))), mode: mode(['unherd']) }),
      on({ scene, user }, target) {
        unherd(scene, target);
        moveVotes(scene, target, user);
      },
    },
    cover(true),
  ],
  endDay: (scene, power, seat) => coverUp(scene, power, seat, true),
  defences: [{
    layer: 'role',
    stops(scene, _, __, { kind }) {
      const herded = scene.living.filter(one => scene.has(HERDED, one));
      if (kind !== 'attack' || !scene.isNight || herded.length < 2) return false;
      for (const one of drawSome(scene, 'shepherd-unherded', herded, 2)) unherd(scene, one);
      return true;
    },
  }],
};
