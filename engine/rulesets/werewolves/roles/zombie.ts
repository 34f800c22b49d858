import { fieldsOf } from '../../../core/json.ts';
import { kill } from '../attack.ts';
import { BITTEN } from '../bites.ts';
import { changeRole } from '../change-role.ts';
import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const zombie: Role = {
  id: 'zombie',
  name: 'Zombie',
  team: 'graveyard',
  category: 'recruitment',
  strength: 5,
  groups: ['graveyard-channel'],
  covers: idsOf('werewolves/role/zombie', 8),
  card: ['zombie'],
  abilities: [{
    id: 'bite', when: 'now', phase: 'night', narrated: 'bitten',
    isOpen: (scene, power) => power.since !== scene.phase,
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on({ scene, user }, target) {
      const { number } = scene.play.phase;
      const again = scene.traits(BITTEN, target).some(({ args }) => fieldsOf(args)['night'] === number - 1);
      if (!again) return scene.lay(BITTEN, target, { by: user, args: { night: number } });
      if (scene.roleOf(target).team === 'hell') return void changeRole(scene, user, 'imp');
      if (changeRole(scene, target, 'zombie')) scene.set('made', [...scene.list('made'), `${user}|${target}`]);
    },
  }],
  mourns(scene, _, seat, deaths) {
    if (!deaths.some(death => death.seat === seat)) return;
    for (const made of scene.list('made').filter(one => one.startsWith(`${seat}|`)).map(one => one.split('|')[1]!)) {
      if (scene.isAlive(made) && scene.roleOf(made).id === 'zombie') kill(scene, made, seat, this.name);
    }
  },
};
