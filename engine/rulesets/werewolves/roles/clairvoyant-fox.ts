import { onePlayer, others } from '../fields.ts';
import { joinPack } from '../foxes.ts';
import { investigatedRole } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';

export const clairvoyantFox: Role = {
  id: 'clairvoyant-fox',
  name: 'Clairvoyant Fox',
  team: 'werewolf',
  category: 'investigative',
  strength: 2.5,
  covers: idsOf('werewolves/role/clairvoyant-fox', 12, 2),
  card: ['clairvoyant-fox'],
  decisions: ['clairvoyant-fox-enchanted'],
  abilities: [
    {
      id: 'look', when: 'now', phase: 'day', instead: 'day', narrated: 'investigated',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
      on(use, target, chosen) {
        const role = investigatedRole(use.scene, use.user, target, { weak: true, strong: true, obstruction: true }, 'clairvoyant-fox').name;
        answer(use, [chosen], { word: role });
        use.scene.set(`finding:${use.power.id}`, role);
      },
    },
    joinPack,
  ],
  startNight(scene, power) {
    const role = scene.fact(`finding:${power.id}`);
    if (typeof role !== 'string' || role === '') return;
    scene.set(`finding:${power.id}`, '');
    scene.tellGroup('wolfpack', { kind: 'result', key: 'told.fox', ability: 'clairvoyant fox', about: [], result: { word: role } });
  },
};
