import type { HeldPower, Seat } from '../../../core/state.ts';
import { askIdOf } from '../ask-id.ts';
import { protect } from '../effects.ts';
import { mode, onePlayer, others } from '../fields.ts';
import { everChosen } from '../limits.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { ascend } from '../wins.ts';

/** Who can still be selected: neither selected nor excluded before. werewolves/role/golem#6, #7, #9 */
const free = (scene: Scene, power: HeldPower, seat: Seat): readonly Seat[] =>
  others(scene, seat).filter(one => !everChosen(scene, power, 'protect').includes(one) && !everChosen(scene, power, 'exclude').includes(one));

/** Who is protected when the night ends, as chosen so far, is not excluded as well. */
const excludable = (scene: Scene, power: HeldPower, seat: Seat): readonly Seat[] => {
  const tonight = scene.play.acts[askIdOf(power, { id: 'protect' })]?.answer['whom'] ?? [];
  return free(scene, power, seat).filter(one => !tonight.includes(one));
};

export const golem: Role = {
  id: 'golem',
  name: 'Golem',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 0.5,
  covers: idsOf('werewolves/role/golem', 12, 5),
  card: ['golem'],
  decisions: ['golem-exclusion'],
  abilities: [
    {
      id: 'protect', when: 'end', phase: 'night', narrated: 'protected',
      form: (scene, power, seat) => ({ whom: onePlayer(free(scene, power, seat)), mode: mode(['protect']) }),
      on: ({ scene, user }, target) => protect(scene, target, user),
    },
    {
      id: 'exclude', when: 'now', phase: 'night', forced: true, drawnAs: 'exclusion', visits: false,
      isOpen: (scene, power, seat) => excludable(scene, power, seat).length > 0,
      form: (scene, power, seat) => ({ whom: onePlayer(excludable(scene, power, seat)), mode: mode(['exclude']) }),
      on: () => {},
    },
  ],
  elected(scene, _, seat, office, voters) {
    if (office !== 'guardian') return false;
    scene.set('closedOffices', [...scene.list('closedOffices'), office]);
    for (const other of scene.living.filter(one => one !== seat && !voters.includes(one))) protect(scene, other, seat);
    ascend(scene, seat);
    return true;
  },
};
