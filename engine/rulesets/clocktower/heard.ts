import type { Outcome, Refused } from '../../core/ruleset.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { concluded } from './acted.ts';
import { endTalks, hearAll } from './day/whisper.ts';
import { payOwed, waits } from './pending.ts';
import { isNight } from './phases.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { conclude } from './victory.ts';

/** Words of a player: in public they end the own whispers; what listens takes note of what it listens for, and nothing more is kept. clocktower/rule/whispers#4 */
export function heard(terms: Terms, play: Play, seat: Seat, text: string, chat?: string): Outcome | Refused {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  const isPublic = chat === undefined;
  if (isPublic && isNight(play)) return { refused: { code: 'closed' } };
  if (isPublic) endTalks(scene, [seat]);
  hearAll(scene, seat, text, isPublic);
  conclude(scene);
  payOwed(scene, waits(scene));
  return concluded(terms, scene);
}
