import type { Scene } from '../scene.ts';
import { clearLedger } from '../ledger.ts';
import { endExiles } from './exile.ts';
import { forgetNominations } from './nominate.ts';
import { endAllTalks } from './whisper.ts';

/** A new day: yesterday's limits are lifted. clocktower/rule/nominations#8, clocktower/rule/abnormal-ledger#3 */
export function beginDay(scene: Scene): void {
  forgetNominations(scene);
  clearLedger(scene);
}

/** Night falls: what the day had open ends. */
export function beginNight(scene: Scene): void {
  for (const { nightfall } of scene.cast) nightfall?.(scene);
  endExiles(scene);
  endAllTalks(scene);
  forgetNominations(scene);
}
