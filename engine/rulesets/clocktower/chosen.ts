import { fieldsOf } from '../../core/json.ts';
import type { HeldPower, Play, Seat } from '../../core/state.ts';
import type { Turn } from './character.ts';

/** Whom a night's choice names, in order. */
export const chosen = ({ choice }: Turn): readonly Seat[] => choice?.['whom'] ?? [];

const KEY = 'lastChoice';

/** What was chosen the night before; nothing where that night had no choice. clocktower/rule/targets#4 */
export function lastNight(play: Play, { id }: HeldPower): Seat | undefined {
  const { night, seat } = fieldsOf(fieldsOf(play.facts[KEY])[id]);
  return night === play.phase.number - 1 && typeof seat === 'string' ? seat : undefined;
}

/** A choice is recorded, whether it has an effect or not. clocktower/rule/targets#5, clocktower/rule/malfunction#14 */
export function record({ scene, power }: Turn, seat: Seat): void {
  scene.fact(KEY, { ...fieldsOf(scene.play.facts[KEY]), [power.id]: { night: scene.play.phase.number, seat } });
}
