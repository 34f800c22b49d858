import type { HeldPower } from '../../../core/state.ts';
import { fieldsOf } from '../../../core/json.ts';
import { attack } from '../attack.ts';
import { changeRole } from '../change-role.ts';
import { mode, onePlayer, others, upTo } from '../fields.ts';
import { usesNow } from '../limits.ts';
import type { Category, Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { SLEEPLESS } from '../sleepless.ts';
import { strike } from '../strike.ts';
import { answer } from '../tell.ts';

/** How many of those who died since the last night began had a role of this category. werewolves/role/reaper#4 */
const harvest = (scene: Scene, { id }: HeldPower, category: Category): number => Number(fieldsOf(scene.fact(`harvest:${id}`))[category] ?? 0);

export const reaper: Role = {
  id: 'reaper',
  name: 'Reaper',
  team: 'nightmare',
  category: 'killing',
  strength: 6,
  groups: ['nightmare-channel'],
  covers: idsOf('werewolves/role/reaper', 7, 1),
  card: ['reaper'],
  abilities: [
    {
      id: 'sleepless', when: 'now', phase: 'night', perPhase: 99, narrated: 'kept awake',
      isOpen: (scene, power) => usesNow(scene, power, 'sleepless') < 1 + harvest(scene, power, 'power'),
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat).filter(one => scene.roleOf(one).team !== 'nightmare')) }),
      on({ scene, user }, target) {
        if (!scene.has(SLEEPLESS, target)) scene.lay(SLEEPLESS, target, { by: user });
      },
    },
    {
      id: 'attack', when: 'end', phase: 'night', isAttack: true, narrated: 'attacked',
      isOpen: (scene, power) => harvest(scene, power, 'killing') > 0,
      form: (scene, power, seat) => ({ whom: upTo(harvest(scene, power, 'killing'), others(scene, seat)), mode: mode(['attack']) }),
      on: (use, target) => void attack(use, target),
    },
    {
      id: 'look', when: 'now', phase: 'night', perPhase: 99, narrated: 'investigated',
      isOpen: (scene, power) => usesNow(scene, power, 'look') < harvest(scene, power, 'investigative'),
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['look']) }),
      on: (use, target, chosen) => answer(use, [chosen], { word: use.scene.roleOf(target).name }),
    },
    {
      id: 'spirit', when: 'now', phase: 'night', perPhase: 99, narrated: 'changed role',
      isOpen: (scene, power) => usesNow(scene, power, 'spirit') < harvest(scene, power, 'recruitment'),
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['spirit']) }),
      on: ({ scene }, target) => void changeRole(scene, target, 'spirit'),
    },
  ],
  startNight(scene, power, seat) {
    const dead = scene.list('fallen');
    const roles = dead.map(one => scene.roleOf(one));
    const count = (category: Category): number => roles.filter(role => role.category === category).length;
    scene.set(`harvest:${power.id}`, { killing: count('killing'), power: count('power'), investigative: count('investigative'), recruitment: count('recruitment') });
    for (const one of dead) scene.tell(seat, { kind: 'result', key: 'told', ability: 'reaper', about: [one], result: { word: scene.roleOf(one).name } });
  },
  refuses(scene, _, seat, { from, targeting }) {
    if (targeting || !scene.has(SLEEPLESS, from)) return false;
    strike(scene, [{ target: from, kind: 'attack', by: seat, role: this.name, silent: true, arrived: true }]);
    return true;
  },
};
