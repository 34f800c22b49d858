import type { Laugh, Outcome, Refused, Words } from '../../core/ruleset.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { concluded } from './acted.ts';
import { endTalks, hearAll } from './day/whisper.ts';
import { payOwed, waits } from './pending.ts';
import { isDay, isNight } from './phases.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { conclude } from './victory.ts';

/** Words of a player: in public they end the own whispers; what listens takes note of what it listens for, and nothing more is kept. clocktower/rule/whispers#4 */
export function heard(terms: Terms, play: Play, seat: Seat, { text, chat, message }: Words): Outcome | Refused {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  const isPublic = chat === undefined;
  if (isPublic && isNight(play)) return { refused: { code: 'closed' } };
  if (isPublic) endTalks(scene, [seat]);
  hearAll(scene, { seat, text, open: isPublic, ...(message === undefined ? {} : { message }) });
  conclude(scene);
  if (isDay(play)) payOwed(scene, waits(scene));
  return concluded(terms, scene);
}

/** Somebody laughs; what lives by it takes note. By night the channel is quiet. clocktower/traveller/deviant?1 */
export function laughed(terms: Terms, play: Play, laugh: Laugh): Outcome | Refused {
  if (isNight(play)) return { refused: { code: 'closed' } };
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  for (const power of scene.powers) scene.abilityOf(power).laughed?.(scene, power, laugh);
  return scene.story;
}
