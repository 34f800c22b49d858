import { sideOf } from '../alignment.ts';
import { upTo } from '../fields.ts';
import { everChosen } from '../limits.ts';
import type { HeldPower, Seat } from '../../../core/state.ts';
import type { Role } from '../role.ts';
import type { Scene } from '../scene.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';
import { arrive, tellFailure } from '../use.ts';

/** Everybody who was not selected yet. werewolves/role/oracle#4 */
const free = (scene: Scene, power: HeldPower): readonly Seat[] => scene.living.filter(seat => !everChosen(scene, power, 'compare').includes(seat));

export const oracle: Role = {
  id: 'oracle',
  name: 'Oracle',
  team: 'townsfolk',
  category: 'investigative',
  strength: 3,
  covers: idsOf('werewolves/role/oracle', 11, 3),
  card: ['oracle'],
  abilities: [{
    id: 'compare', when: 'now', phase: 'night', narrated: 'investigated',
    isOpen: (scene, power) => free(scene, power).length >= 2,
    form: (scene, power) => ({ whom: upTo(2, free(scene, power), 'whom-two', 2) }),
    act(use) {
      const { scene, answer: { whom = [] } } = use;
      const [one, other] = whom.map(chosen => arrive(use, chosen));
      if (one === undefined || other === undefined) tellFailure(use);
      else answer(use, whom, { yes: sideOf(scene, one) === sideOf(scene, other) });
      return false;
    },
  }],
};
