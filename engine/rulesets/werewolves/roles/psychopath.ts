import type { HeldPower, Seat } from '../../../core/state.ts';
import type { Scene } from '../scene.ts';
import { fieldsOf } from '../../../core/json.ts';
import { oneRole, onePlayer, others, mode } from '../fields.ts';
import { listFor } from '../lists.ts';
import { disguise, investigatedRole } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';
import { ascend } from '../wins.ts';

/** A third of all players, each team of two or more among them. werewolves/role/psychopath#1, #2 */
function takeList(scene: Scene, power: HeldPower, seat: Seat): void {
  const list = listFor(scene, 'psychopath-list', seat);
  scene.set(`list:${power.id}`, list);
  scene.tell(seat, { kind: 'result', key: 'told.alone', ability: 'psychopath', about: [], result: { seats: list } });
}

export const psychopath: Role = {
  id: 'psychopath',
  name: 'Psychopath',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 2,
  covers: idsOf('werewolves/role/psychopath', 12, 5),
  card: ['psychopath'],
  decisions: ['psychopath-list', 'psychopath-enchanted'],
  begins: (scene, power, seat) => takeList(scene, power, seat),
  gains(scene, power, seat) {
    if (scene.phase !== 'day 0') takeList(scene, power, seat);
  },
  settles(scene, power, seat) {
    const list = scene.list(`list:${power.id}`);
    if (list.length > 0 && !list.some(one => scene.isAlive(one)) && !scene.dying.some(death => death.seat === seat)) ascend(scene, seat);
  },
  abilities: [
    {
      id: 'self', when: 'now', phase: 'any', emergency: true,
      form: scene => ({ role: oneRole(scene) }),
      act({ scene, power, user, answer: { role = [] } }) {
        for (const { args } of scene.traits('disguise', user).filter(one => fieldsOf(one.args)['kind'] === 'own')) scene.add({ type: 'TraitLifted', trait: 'disguise', holder: user, ...(args === undefined ? {} : { args }) });
        disguise(scene, user, role[0]!, true, { by: user, bound: power.id, kind: 'own' });
      },
    },
    {
      id: 'other', when: 'now', phase: 'day', instead: 'day', narrated: 'disguised',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), role: oneRole(scene) }),
      on: ({ scene, user, answer: { role = [] } }, target) => disguise(scene, target, role[0]!, false, { by: user, until: `night ${scene.play.phase.number + 1}` }),
    },
    {
      id: 'look', when: 'now', phase: 'day', instead: 'day', narrated: 'investigated',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['investigate']) }),
      on: (use, target, chosen) => answer(use, [chosen], { word: investigatedRole(use.scene, use.user, target, { weak: true, strong: true, obstruction: true }, 'psychopath').name }),
    },
  ],
};
