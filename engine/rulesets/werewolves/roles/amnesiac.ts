import { fieldsOf } from '../../../core/json.ts';
import type { Seat } from '../../../core/state.ts';
import { drawOrder, drawSome } from '../chances.ts';
import { changeRole } from '../change-role.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** Roles of the townsfolk that somebody may have forgotten. */
const forgettable = (scene: Scene): readonly string[] =>
  scene.roles.all.filter(({ id, team, category }) => team === 'townsfolk' && id !== 'amnesiac' && category !== 'extra' && category !== 'elected').map(({ name }) => name);

export const amnesiac: Role = {
  id: 'amnesiac',
  name: 'Amnesiac',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/amnesiac', 6, 3),
  card: ['amnesiac'],
  decisions: ['amnesiac-role', 'amnesiac-hints'],
  begins(scene, power, seat) {
    const given = fieldsOf(fieldsOf(scene.fact('with'))[seat])['role'];
    const role = typeof given === 'string' ? given : scene.draw('amnesiac-role', forgettable(scene));
    scene.set(`forgotten:${power.id}`, role);
    const hints = drawSome(scene, 'amnesiac-hints', forgettable(scene).filter(one => one !== role), 2);
    scene.tell(seat, { kind: 'result', key: 'told.alone', ability: 'amnesiac', about: [], result: { words: drawOrder(scene, 'amnesiac-order', [role, ...hints]) } });
  },
  endDay(scene, power, seat: Seat) {
    if (scene.play.phase.number === 1) changeRole(scene, seat, scene.roles.byName(String(scene.fact(`forgotten:${power.id}`))).id);
  },
};
