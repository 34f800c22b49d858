import type { GameEvent } from '../../core/events.ts';
import type { Play } from '../../core/state.ts';
import { closePolls } from './day/resolve.ts';
import type { Claim, Scene } from './scene.ts';
import { winnersOf } from './victory.ts';

/** Ends the game if somebody has won, telling what decided it; true if so. clocktower/rule/victory#13 */
export function finished(scene: Scene): boolean {
  const { verdict } = scene;
  if (!verdict) return false;
  closePolls(scene);
  scene.add(...closed(scene.play), { type: 'Won', seats: winnersOf(scene, verdict) });
  scene.announce({ kind: 'win', key: `win.${verdict.side}`, about: winnersOf(scene, verdict), result: { word: verdict.side } });
  scene.why('victory', verdict.rule, verdict.key, { target: seatsOf(verdict) }, { side: verdict.side });
  for (const seat of scene.play.order) scene.announce({ kind: 'reveal', key: 'end.was', about: [seat], result: { word: scene.play.seats[seat]!.role } });
  return true;
}

const seatsOf = ({ seats = [] }: Claim) => seats;

/** With the game the rooms close. */
const closed = (play: Play): readonly GameEvent[] =>
  Object.entries(play.chats).filter(([, chat]) => chat.open).map(([slug, chat]) => ({ type: 'ChatChanged' as const, slug, chat: { ...chat, open: false } }));
