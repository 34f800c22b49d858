import type { Outcome } from '../../core/outcome.ts';
import type { Refused } from '../../core/refused.ts';
import type { Laugh, Overheard, Words } from '../../core/speech.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { concluded } from './acted.ts';
import { endTalks } from './day/whisper.ts';
import { payOwed, waits } from './pending.ts';
import { isDay, isNight } from './phases.ts';
import { Scene } from './scene.ts';
import { caughtBy, hearAll } from './speech.ts';
import { castOf } from './script.ts';
import { conclude } from './victory.ts';

const sceneOf = (terms: Terms, play: Play): Scene => new Scene(terms, play, { cast: castOf(terms), waits: false });

/** Which abilities find in words of a player what they listen for: ids of held powers. */
export const catches = (terms: Terms, play: Play, seat: Seat, { text, chat }: Words): readonly string[] =>
  caughtBy(sceneOf(terms, play), { seat, text, open: chat === undefined });

/** Somebody has spoken: in public that ends the own whispers; what listens takes note of it. clocktower/rule/whispers#4 */
export function heard(terms: Terms, play: Play, seat: Seat, { caught, chat, message }: Overheard): Outcome | Refused {
  const scene = sceneOf(terms, play);
  const isPublic = chat === undefined;
  if (isPublic && isNight(play)) return { refused: { code: 'closed' } };
  if (isPublic) endTalks(scene, [seat]);
  hearAll(scene, { seat, open: isPublic, ...(message === undefined ? {} : { message }) }, caught);
  conclude(scene);
  if (isDay(play)) payOwed(scene, waits(scene));
  return concluded(terms, scene);
}

/** Somebody laughs; what lives by it takes note. By night the channel is quiet. clocktower/traveller/deviant?1 */
export function laughed(terms: Terms, play: Play, laugh: Laugh): Outcome | Refused {
  if (isNight(play)) return { refused: { code: 'closed' } };
  const scene = sceneOf(terms, play);
  for (const power of scene.powers) scene.abilityOf(power).laughed?.(scene, power, laugh);
  return scene.story;
}
