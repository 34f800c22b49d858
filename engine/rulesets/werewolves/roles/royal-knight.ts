import { CANCELLED } from '../day/lynch.ts';
import { mode } from '../fields.ts';
import type { HeldPower } from '../../../core/state.ts';
import { usesIn } from '../limits.ts';
import { kindOf, LYNCH, numbered } from '../poll-names.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** Which lynch this Knight has cancelled, as a fact of the state. */
const chosenBy = (power: HeldPower): string => `cancels:${power.id}`;

/** Cancels a lynch, instead of the one that this Knight had chosen before, if any. */
function cancel(scene: Scene, power: HeldPower, poll: string): void {
  const others = [...scene.list(CANCELLED)];
  const before = others.indexOf(String(scene.fact(chosenBy(power))));
  if (before !== -1) others.splice(before, 1);
  scene.set(CANCELLED, [...others, poll]);
  scene.set(chosenBy(power), poll);
}

const lynchesToday = (scene: Scene): number => Object.keys(scene.play.polls).filter(id => kindOf(id) === LYNCH).length;

export const royalKnight: Role = {
  id: 'royal-knight',
  name: 'Royal Knight',
  team: 'townsfolk',
  category: 'power',
  strength: 3,
  covers: idsOf('werewolves/role/royal-knight', 7, 3),
  card: ['royal-knight'],
  abilities: [
    {
      id: 'cancel', when: 'now', phase: 'any', perGame: 1,
      isOpen: scene => scene.play.phase.number > 1,
      form: () => ({ mode: mode(['hidden', 'reveal', ...numbered(LYNCH, 5)], 'hidden') }),
      act({ scene, power, user, role, answer }) {
        const chosen = answer['mode']?.[0] ?? 'hidden';
        cancel(scene, power, chosen.startsWith(LYNCH) ? chosen : LYNCH);
        if (chosen === 'reveal') scene.set('knight', [...scene.list('knight'), `${user}|${role.name}`]);
      },
    },
    {
      id: 'pick', when: 'now', phase: 'day', perGame: 1,
      isOpen: (scene, power) => lynchesToday(scene) > 1 && usesIn(power, 'cancel', { name: 'night', number: scene.play.phase.number }) > 0,
      form: () => ({ mode: mode(numbered(LYNCH, 5)) }),
      act({ scene, power, answer }) {
        cancel(scene, power, answer['mode']![0]!);
      },
    },
  ],
  afterLynches(scene) {
    for (const one of scene.list('knight')) {
      const [seat, name] = one.split('|') as [string, string];
      scene.announce({ kind: 'reveal', key: 'reveal', about: [seat], result: { word: name } });
    }
    scene.set('knight', []);
  },
};
