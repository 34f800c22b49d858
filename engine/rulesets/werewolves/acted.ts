import type { Outcome } from '../../core/ruleset.ts';
import type { Act, Play, Terms } from '../../core/state.ts';
import { abilityOf } from './asks.ts';
import { catalogue } from './catalogue.ts';
import { unfold } from './moment.ts';
import { Scene } from './scene.ts';
import { carryOut } from './use.ts';

/** An immediate act, with everything that follows from it. werewolves/rule/conflicts */
export function acted(terms: Terms, play: Play, act: Act): Outcome {
  const scene = new Scene(terms, play, catalogue);
  const found = abilityOf(scene, act.ask);
  if (!found) throw new Error(`nothing is done by "${act.ask}"`);
  carryOut(scene, found.power, found.ability, act.answer);
  unfold(scene);
  announceNow(scene);
  return scene.story;
}

/** A death by an immediate act is told at once. werewolves/rule/announcements */
export function announceNow(scene: Scene): void {
  const dead = scene.list('diedNow');
  if (dead.length === 0) return;
  scene.announce({ kind: 'death', key: 'death', about: dead });
  scene.set('diedNow', []);
}
