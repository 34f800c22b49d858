import type { Outcome } from '../../core/outcome.ts';
import type { Act, Play, Terms } from '../../core/state.ts';
import { abilityOf } from './asks.ts';
import { catalogue } from './catalogue.ts';
import { doNow } from './do-now.ts';
import { Scene } from './scene.ts';

/** An immediate act, with everything that follows from it. werewolves/rule/conflicts */
export function acted(terms: Terms, play: Play, act: Act): Outcome {
  const scene = new Scene(terms, play, catalogue);
  const found = abilityOf(scene, act.ask);
  if (!found) throw new Error(`nothing is done by "${act.ask}"`);
  doNow(scene, found.power, found.ability, act.answer);
  return scene.story;
}
