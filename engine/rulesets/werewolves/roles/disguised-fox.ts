import { oneRole } from '../fields.ts';
import { joinPack } from '../foxes.ts';
import { disguise } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const disguisedFox: Role = {
  id: 'disguised-fox',
  name: 'Disguised Fox',
  team: 'werewolf',
  category: 'power',
  strength: 2,
  covers: idsOf('werewolves/role/disguised-fox', 11, 2),
  card: ['disguised-fox'],
  abilities: [
    {
      id: 'disguise', when: 'now', phase: 'day', instead: 'day',
      form: scene => ({ role: oneRole(scene) }),
      act({ scene, power, user, answer }) {
        const role = answer['role']![0]!;
        disguise(scene, user, role, true, { by: user, until: `night ${scene.play.phase.number + 1}`, bound: power.id });
        scene.set(`disguise:${power.id}`, role);
      },
    },
    joinPack,
  ],
  startNight(scene, power, seat) {
    const chosen = scene.fact(`disguise:${power.id}`);
    const isChosen = typeof chosen === 'string' && chosen !== '';
    const role = isChosen ? chosen : 'Citizen';
    if (isChosen) scene.set(`disguise:${power.id}`, '');
    else disguise(scene, seat, role, true, { by: seat, until: scene.phase, bound: power.id });
    scene.tellGroup('wolfpack', { kind: 'result', key: 'told.fox', ability: 'disguised fox', about: [], result: { word: role } });
  },
};
