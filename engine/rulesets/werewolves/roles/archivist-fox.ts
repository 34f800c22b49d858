import type { HeldPower } from '../../../core/state.ts';
import { categories, dealtOf } from '../categories.ts';
import { oneRole } from '../fields.ts';
import { joinPack } from '../foxes.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** One entry of this category that was not seen yet, the own one left out. werewolves/role/archivist-fox#4 */
function learn(scene: Scene, power: HeldPower, category: string): readonly string[] {
  const seen = scene.list(`seen:${power.id}`);
  const left = dealtOf(scene, category).filter(({ seat }) => !seen.includes(seat) && seat !== power.holder);
  if (left.length === 0) return [];
  const name = scene.draw('archivist-fox-roles', [...new Set(left.map(one => one.name))]);
  scene.set(`seen:${power.id}`, [...seen, left.find(one => one.name === name)!.seat]);
  return [name];
}

export const archivistFox: Role = {
  id: 'archivist-fox',
  name: 'Archivist Fox',
  team: 'werewolf',
  category: 'investigative',
  strength: 2,
  covers: idsOf('werewolves/role/archivist-fox', 14, 4),
  card: ['archivist-fox'],
  decisions: ['archivist-fox-roles'],
  abilities: [
    {
      id: 'learn', when: 'now', phase: 'day', instead: 'day',
      form: scene => ({ mode: { of: 'option', label: 'categories', min: 2, max: 2, distinct: true, from: () => categories(scene) } }),
      act(use) {
        const { scene, power, user, answer } = use;
        const found = answer['mode']!.flatMap(category => learn(scene, power, category));
        scene.set(`found:${power.id}`, found);
        const empty = answer['mode']!.length > 0 && found.length === 0;
        scene.tell(user, { kind: 'result', key: 'told.alone', ability: 'archivist fox', about: [], result: { words: found } });
        if (empty) scene.set(`archive:${power.id}`, 'nothing');
      },
    },
    {
      id: 'archive', when: 'now', phase: 'day',
      isOpen: (scene, power) => scene.list(`found:${power.id}`).length > 0,
      form: (scene, power) => ({ role: oneRole(scene, 'role', scene.list(`found:${power.id}`)) }),
      act: ({ scene, power, answer }) => scene.set(`archive:${power.id}`, answer['role']![0]!),
    },
    joinPack,
  ],
  startNight(scene, power) {
    const role = scene.fact(`archive:${power.id}`);
    scene.set(`archive:${power.id}`, '');
    scene.set(`found:${power.id}`, []);
    if (typeof role === 'string' && role !== '') scene.tellGroup('wolfpack', { kind: 'result', key: 'told.fox', ability: 'archivist fox', about: [], result: { word: role } });
  },
};
