import { sideOf } from '../alignment.ts';
import { isOf, type Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const hellhounds: Group = {
  slug: 'hellhounds',
  name: 'Hellhounds',
  side: 'werewolf',
  covers: idsOf('werewolves/group/hellhounds', 2),
  lives: scene => scene.members('hellhounds').every(seat => isOf(scene, 'hellhounds', seat) && sideOf(scene, seat) === 'werewolf'),
  endsForGood: true,
};
