import type { Answer, HeldPower, Seat } from '../../core/state.ts';
import { unfold } from './moment.ts';
import type { Ability } from './role.ts';
import { PREFIX, type Scene } from './scene.ts';
import { takeUntold } from './told-deaths.ts';
import { carryOut, targetsOf } from './use.ts';

/** Carries out an immediate act of a player, with everything that follows from it. */
export function doNow(scene: Scene, power: HeldPower, ability: Ability, answer: Answer): void {
  const before = scene.story.events.length;
  carryOut(scene, power, ability, answer);
  if (!hasHeard(scene, power.holder, before)) confirm(scene, power.holder, power, ability, answer);
  unfold(scene);
  announceNow(scene);
}

const hasHeard = (scene: Scene, seat: Seat, from: number): boolean => scene.story.events.slice(from).some(event => event.type === 'Said' && (event.message.to === seat || event.message.to === 'table'));

/** What is carried out without an answer is confirmed: nothing else would show that it was. */
function confirm(scene: Scene, to: Seat, power: HeldPower, { id }: Ability, answer: Answer): void {
  const { name } = scene.of(power);
  const about = targetsOf(answer).filter(seat => scene.play.order.includes(seat));
  const [text] = answer['text'] ?? [];
  const key = about.length > 0 ? 'done.on' : text === undefined ? 'done' : 'done.words';
  scene.tell(to, { kind: 'notice', confirms: true, key, about, args: { role: name, does: { key: `${PREFIX}does.${power.power}.${id}` }, ...(text === undefined ? {} : { text }) } });
}

/** A death by an immediate act is told at once. werewolves/rule/announcements */
export function announceNow(scene: Scene): void {
  if (scene.list('diedNow').length === 0) return;
  const dead = takeUntold(scene);
  if (dead.length > 0) scene.announce({ kind: 'death', key: 'death', about: dead });
}
