import type { HeldPower, Seat } from '../../core/state.ts';
import { words } from './fields.ts';
import { livingMembers } from './members.ts';
import type { Ability } from './role.ts';
import type { Scene } from './scene.ts';

/** Who hears a whisper, and the channel where that is. */
interface Listeners {
  of(scene: Scene, power: HeldPower, seat: Seat): readonly Seat[];
  readonly chat?: string;
}

/** Words without a name for some players: no act on them, never redirected, never blocked. werewolves/rule/whispers */
export const whisper = (phase: Ability['phase'], to: Listeners): Ability => ({
  id: 'whisper', when: 'now', phase, perPhase: 99, visits: false, redirects: false, isWhisper: true,
  ...(to.chat === undefined ? {} : { into: to.chat }),
  isOpen: (scene, power, seat) => to.of(scene, power, seat).length > 0,
  form: () => ({ text: words(400) }),
  act({ scene, power, user, answer }) {
    const words = { kind: 'notice' as const, about: [], args: { text: answer['text']![0]! } };
    for (const seat of to.of(scene, power, user)) scene.tell(seat, { ...words, key: 'whispered', ...(to.chat === undefined ? {} : { chat: to.chat }) });
    for (const seat of to.chat === undefined ? [] : readersOf(scene, to.chat).filter(one => one !== user)) scene.tell(seat, { ...words, key: 'whispered.read' });
  },
});

/** Some players, by what they are to whoever whispers. */
export const toThose = (of: Listeners['of']): Listeners => ({ of });

/** Everybody alive in a channel, who hear it there. */
export const toChannel = (chat: string): Listeners => ({ of: scene => livingMembers(scene, chat), chat });

/** Who else reads what is whispered into a channel. */
const readersOf = (scene: Scene, slug: string): readonly Seat[] => (scene.groups.find(group => group.slug === slug)?.reads?.who(scene) ?? []).filter(seat => !scene.members(slug).includes(seat));
