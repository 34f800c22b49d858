import type { HeldPower, Seat } from '../../core/state.ts';
import { words } from './fields.ts';
import type { Ability } from './role.ts';
import type { Scene } from './scene.ts';

/** Words without a name for some players: no act on them, never redirected, never blocked. werewolves/rule/whispers */
export const whisper = (phase: Ability['phase'], to: (scene: Scene, power: HeldPower, seat: Seat) => readonly Seat[]): Ability => ({
  id: 'whisper', when: 'now', phase, perPhase: 99, visits: false, redirects: false, isWhisper: true,
  isOpen: (scene, power, seat) => to(scene, power, seat).length > 0,
  form: () => ({ text: words(400) }),
  act({ scene, power, user, answer }) {
    for (const seat of to(scene, power, user)) scene.tell(seat, { kind: 'notice', key: 'whispered', about: [], args: { text: answer['text']![0]! } });
  },
});

/** Everybody alive in a channel. */
export const toChannel = (slug: string) => (scene: Scene): readonly Seat[] => scene.members(slug).filter(seat => scene.isAlive(seat));
