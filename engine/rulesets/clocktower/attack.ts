import { isAlive } from '../../core/state.ts';
import type { Turn } from './character.ts';
import { chosen } from './chosen.ts';
import { lapse } from './comes-off.ts';
import { kill } from './deaths.ts';

/** A demon's attack of the night. A malfunction that keeps a living victim alive goes into the ledger. clocktower/rule/malfunction#3, clocktower/rule/abnormal-ledger#9 */
export function attack(turn: Turn, rule: string): void {
  const { scene, holder, works, power } = turn;
  const [seat] = chosen(turn);
  if (seat === undefined) return;
  if (works) kill(scene, { seat, cause: power.power.replaceAll('-', ' '), by: holder, rule });
  else if (isAlive(scene.play, seat)) lapse(scene, holder, 'no kill');
}
