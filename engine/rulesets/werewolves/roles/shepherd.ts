import { fieldsOf } from '../../../core/json.ts';
import { onePlayer, oneRole, upTo, mode } from '../fields.ts';
import { HERDED, herd, TAGGED, unherd } from '../flock.ts';
import { disguise } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { WEIGHT, weightWithoutOffice } from '../votes.ts';

export const shepherd: Role = {
  id: 'shepherd',
  name: 'Shepherd',
  team: 'flock',
  category: 'power',
  strength: 4.5,
  covers: idsOf('werewolves/role/shepherd', 9, 1),
  card: ['shepherd'],
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
        const votes = weightWithoutOffice(scene, target);
        if (votes <= 0) return;
        scene.lay(WEIGHT, target, { by: user, until: scene.phase, args: { add: -votes } });
        scene.lay(WEIGHT, user, { by: user, until: scene.phase, args: { add: votes } });
      },
    },
    {
      id: 'disguise', when: 'now', phase: 'day', only: 0, perGame: 1,
      form: scene => ({ role: oneRole(scene) }),
      act: ({ scene, power, user, answer: { role = [] } }) => disguise(scene, user, role[0]!, true, { by: user, bound: power.id }),
    },
  ],
  endDay(scene, power, seat) {
    if (scene.play.phase.number === 0 && !scene.traits('disguise', seat).some(({ args }) => fieldsOf(args)['bound'] === power.id)) disguise(scene, seat, 'Citizen', true, { by: seat, bound: power.id });
  },
  defences: [{
    layer: 'role',
    stops(scene, _, __, { kind }) {
      const herded = scene.living.filter(one => scene.has(HERDED, one));
      if (kind !== 'attack' || !scene.isNight || herded.length < 2) return false;
      for (const one of scene.shuffled('shepherd-unherded', herded).slice(0, 2)) unherd(scene, one);
      return true;
    },
  }],
};
