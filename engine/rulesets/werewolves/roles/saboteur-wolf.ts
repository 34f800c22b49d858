import { DISQUALIFIED } from '../disqualified.ts';
import { onePlayer } from '../fields.ts';
import { chosenLast } from '../limits.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const saboteurWolf: Role = {
  id: 'saboteur-wolf',
  name: 'Saboteur Wolf',
  team: 'werewolf',
  category: 'power',
  strength: 3,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/saboteur-wolf', 8, 2),
  card: ['saboteur-wolf'],
  abilities: [{
    id: 'sabotage', when: 'now', phase: 'night', narrated: 'manipulated',
    form: (scene, power) => ({ whom: onePlayer(scene.living.filter(one => !chosenLast(scene, power, 'sabotage').includes(one))) }),
    on: ({ scene, user }, target) => scene.lay(DISQUALIFIED, target, { by: user, until: `day ${scene.play.phase.number}` }),
  }],
};
