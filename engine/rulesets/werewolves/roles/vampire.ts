import { TURNS } from '../effects.ts';
import { onePlayer } from '../fields.ts';
import { usesNow } from '../limits.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const vampire: Role = {
  id: 'vampire',
  name: 'Vampire',
  team: 'underworld',
  category: 'recruitment',
  strength: 5,
  groups: ['underworld-channel'],
  covers: idsOf('werewolves/role/vampire', 8),
  card: ['vampire'],
  abilities: [{
    id: 'demonize', when: 'now', phase: 'night', perPhase: 2, narrated: 'demonized',
    isOpen: (scene, power) => usesNow(scene, power, 'demonize') < (scene.play.phase.number % 2 === 0 ? 2 : 1),
    form: scene => ({ whom: onePlayer(scene.living.filter(one => scene.roleOf(one).team !== 'underworld')) }),
    on({ scene, user }, target) {
      if (!scene.has(TURNS, target)) scene.lay(TURNS, target, { by: user, args: { role: 'undead' } });
    },
  }],
};
