import { attack } from '../attack.ts';
import { gain } from '../change-role.ts';
import { onePlayer } from '../fields.ts';
import { chosenLast } from '../limits.ts';
import { disguise } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const whiteWerewolf: Role = {
  id: 'white-werewolf',
  name: 'White Werewolf',
  team: 'white-wolves',
  category: 'killing',
  strength: 6,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/white-werewolf', 14, 6),
  card: ['white-werewolf'],
  deal: { most: 1 },
  decisions: ['white-werewolf-imitation'],
  abilities: [{
    id: 'attack', when: 'end', phase: 'night', from: 2, isAttack: true, narrated: 'attacked',
    isOpen: (scene, power) => chosenLast(scene, power, 'attack').length === 0,
    form: (scene, _, seat) => ({ whom: onePlayer(scene.members('wolfpack').filter(one => one !== seat && scene.isAlive(one))) }),
    on: (use, target) => void attack(use, target),
  }],
  begins(scene, power, seat) {
    const names = scene.members('wolfpack').filter(one => one !== seat).map(one => scene.roleOf(one)).filter(({ category }) => category !== 'group').map(({ name }) => name);
    const count = (name: string): number => names.filter(one => one === name).length;
    const most = Math.max(0, ...names.map(count));
    const name = names.length === 0 ? 'Wolf' : scene.draw('white-werewolf-imitation', [...new Set(names.filter(one => count(one) === most))]);
    gain(scene, seat, scene.roles.byName(name), 'imitated');
    disguise(scene, seat, name, true, { by: seat, bound: power.id });
  },
};
