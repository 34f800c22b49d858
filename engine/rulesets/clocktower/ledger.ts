import { textsOf } from '../../core/json.ts';
import type { Play, Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

const LEDGER = 'ledger';

/** Whose ability went wrong through another's since dawn. clocktower/rule/abnormal-ledger */
export const ledger = (play: Play): readonly Seat[] => textsOf(play.facts[LEDGER]);

/** Enters somebody, once. clocktower/rule/abnormal-ledger#2 */
export function enter(scene: Scene, seat: Seat, why: string): void {
  const entered = ledger(scene.play);
  if (entered.includes(seat)) return;
  scene.fact(LEDGER, [...entered, seat]);
  scene.why('ledger', 'clocktower/rule/abnormal-ledger#1', 'ledger', { target: [seat] }, { why });
}

/** A new interval begins. clocktower/rule/abnormal-ledger#3 */
export const clearLedger = (scene: Scene): void => scene.fact(LEDGER, []);
