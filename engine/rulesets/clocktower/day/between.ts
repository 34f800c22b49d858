import type { Scene } from '../scene.ts';
import { clearLedger } from '../ledger.ts';
import { countQuiet } from '../quiet.ts';
import { enterDue } from '../setup/fabled.ts';
import { tellTravellers } from '../setup/starting.ts';
import { endExiles } from './exile.ts';
import { forgetNominations } from './nominate.ts';
import { endAllTalks } from './whisper.ts';

/** A new day: yesterday's limits are lifted. clocktower/rule/nominations#8, clocktower/rule/abnormal-ledger#3 */
export function beginDay(scene: Scene): void {
  forgetNominations(scene);
  clearLedger(scene);
  tellTravellers(scene);
  passed(scene);
}

/** Night falls: what the day had open ends. */
export function beginNight(scene: Scene): void {
  for (const { nightfall } of scene.cast) nightfall?.(scene);
  endExiles(scene);
  endAllTalks(scene);
  forgetNominations(scene);
  passed(scene);
}

/** A night or a day is over, which may bring a fabled. */
function passed(scene: Scene): void {
  countQuiet(scene);
  enterDue(scene);
}
