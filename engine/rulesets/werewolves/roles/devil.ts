import { giveExtra } from '../change-role.ts';
import { coverUp } from '../cover.ts';
import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { addSoul, isSoulless, SOUL_ABILITIES, soulDefence } from '../souls.ts';
import { OFFERED_BY } from '../wager.ts';
import { toThose, whisper } from '../whispers.ts';

/** The first whom a soul saves, and at night alone. werewolves/rule/souls#7 */
const SAVED = soulDefence(1);

export const devil: Role = {
  id: 'devil',
  name: 'Devil',
  team: 'hell',
  category: 'killing',
  strength: 5,
  groups: ['hell'],
  covers: idsOf('werewolves/role/devil', 10),
  card: ['devil'],
  parts: ['offers-wager'],
  loyalty: 'team',
  deal: { most: 1 },
  decisions: ['devil-enchanted'],
  abilities: [...SOUL_ABILITIES, whisper('night', toThose(scene => scene.living.filter(one => scene.powersOf(one).some(({ power }) => power === 'wager-recipient')))), {
    id: 'wager', when: 'end', phase: 'day', redirects: false, narrated: 'offered a wager',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat).filter(one => !isSoulless(scene, one))) }),
    on: ({ scene, power }, target) => scene.set(`wager:${power.id}`, target),
  }],
  defences: [{ ...SAVED, stops: (scene, power, seat, attack) => scene.isNight && SAVED.stops(scene, power, seat, attack) }],
  gains: (scene, _, seat) => addSoul(scene, seat),
  endDay: (scene, power, seat) => coverUp(scene, power, seat, false),
  startNight(scene, power, seat) {
    const target = scene.fact(`wager:${power.id}`);
    scene.set(`wager:${power.id}`, '');
    if (typeof target !== 'string' || target === '' || !scene.isAlive(target) || isSoulless(scene, target)) return;
    giveExtra(scene, target, 'wager-recipient');
    scene.set(OFFERED_BY, seat);
  },
};
