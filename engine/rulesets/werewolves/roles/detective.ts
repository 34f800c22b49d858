import { fieldsOf } from '../../../core/json.ts';
import { manyRoles, oneRole, onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';
import { ascend } from '../wins.ts';

export const detective: Role = {
  id: 'detective',
  name: 'Detective',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 0.5,
  covers: idsOf('werewolves/role/detective', 8, 4),
  card: ['detective'],
  abilities: [
    {
      id: 'dead', when: 'now', phase: 'day', instead: 'day', redirects: false, narrated: 'investigated',
      form: scene => ({ whom: onePlayer(scene.play.order.filter(seat => !scene.isAlive(seat))) }),
      on: (use, target) => answer(use, [target], { word: use.scene.roleOf(target).name }),
    },
    {
      id: 'guess', when: 'now', phase: 'day', instead: 'day', redirects: false, narrated: 'investigated',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), role: oneRole(scene) }),
      on: (use, target) => answer(use, [target], { yes: use.scene.roleOf(target).name === use.answer['role']![0] }),
    },
    {
      id: 'list', when: 'end', phase: 'night', redirects: false, visits: false,
      form: (scene, _, seat) => {
        const all = scene.play.order.filter(one => one !== seat);
        return { whom: { of: 'seat', label: 'whom-some', min: all.length, max: all.length, distinct: true, from: () => all }, role: { ...manyRoles(scene, all.length, all.length), label: 'role-each', each: 'whom' } };
      },
      holds(scene, power) {
        const list = scene.list(`list:${power.id}`).map(one => one.split('|'));
        return list.length === 0 ? undefined : { whom: list.map(([seat]) => seat!), role: list.map(([, role]) => role!) };
      },
      act({ scene, power, answer: { whom = [], role = [] } }) {
        scene.set(`list:${power.id}`, whom.map((seat, at) => `${seat}|${role[at]!}`));
      },
    },
  ],
  endNight(scene, power, seat) {
    const list = scene.list(`list:${power.id}`);
    if (list.length === 0) return;
    const dealt = fieldsOf(scene.fact('dealt'));
    const right = list.filter(one => dealt[one.split('|')[0]!] === one.split('|')[1]).length;
    if (right === list.length) ascend(scene, seat);
    else scene.tell(seat, { kind: 'result', key: 'told.alone', ability: 'detective', about: [], result: { count: right } });
  },
};
