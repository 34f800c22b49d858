import type { Outcome } from '../../core/ruleset.ts';
import type { Act, Answer, HeldPower, Play, Seat, Terms } from '../../core/state.ts';
import { abilityOf } from './asks.ts';
import { catalogue } from './catalogue.ts';
import { unfold } from './moment.ts';
import type { Ability } from './role.ts';
import { PREFIX, Scene } from './scene.ts';
import { carryOut, targetsOf } from './use.ts';

/** An immediate act, with everything that follows from it. werewolves/rule/conflicts */
export function acted(terms: Terms, play: Play, act: Act): Outcome {
  const scene = new Scene(terms, play, catalogue);
  const found = abilityOf(scene, act.ask);
  if (!found) throw new Error(`nothing is done by "${act.ask}"`);
  carryOut(scene, found.power, found.ability, act.answer);
  if (!hasHeard(scene, act.by)) confirm(scene, act.by, found.power, found.ability, act.answer);
  unfold(scene);
  announceNow(scene);
  return scene.story;
}

const hasHeard = (scene: Scene, seat: Seat): boolean => scene.story.events.some(event => event.type === 'Said' && (event.message.to === seat || event.message.to === 'table'));

/** What is carried out without an answer is confirmed: nothing else would show that it was. */
function confirm(scene: Scene, to: Seat, power: HeldPower, { id }: Ability, answer: Answer): void {
  const { name } = scene.of(power);
  const about = targetsOf(answer).filter(seat => scene.play.order.includes(seat));
  scene.tell(to, { kind: 'notice', key: about.length === 0 ? 'done' : 'done.on', about, args: { role: name, does: { key: `${PREFIX}does.${power.power}.${id}` } } });
}

/** A death by an immediate act is told at once. werewolves/rule/announcements */
export function announceNow(scene: Scene): void {
  const dead = scene.list('diedNow');
  if (dead.length === 0) return;
  scene.announce({ kind: 'death', key: 'death', about: dead });
  scene.set('diedNow', []);
}
