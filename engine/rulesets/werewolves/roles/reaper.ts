import { attack } from '../attack.ts';
import { changeRole } from '../change-role.ts';
import { mode, onePlayer, others, upTo } from '../fields.ts';
import { harvest, perDead, reap } from '../harvest.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { SLEEPLESS } from '../sleepless.ts';
import { strike } from '../strike.ts';
import { answer } from '../tell.ts';

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
      ...perDead('sleepless', 'power', 1), when: 'now', phase: 'night', narrated: 'kept awake',
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
      ...perDead('look', 'investigative'), when: 'now', phase: 'night', narrated: 'investigated',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['look']) }),
      on: (use, target, chosen) => answer(use, [chosen], { word: use.scene.roleOf(target).name }),
    },
    {
      ...perDead('spirit', 'recruitment'), when: 'now', phase: 'night', narrated: 'changed role',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['spirit']) }),
      on: ({ scene }, target) => void changeRole(scene, target, 'spirit'),
    },
  ],
  startNight: reap,
  refuses(scene, _, seat, { from, targeting }) {
    if (targeting || !scene.has(SLEEPLESS, from)) return false;
    strike(scene, [{ target: from, kind: 'attack', by: seat, role: this.name, silent: true, arrived: true }]);
    return true;
  },
};
