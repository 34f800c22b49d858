import type { HeldPower, Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import type { Role } from '../role.ts';

/** What a seat holds: the own character's ability, that which it believes to have, and that which it was granted. */
export function powersOf(seat: Seat, { character, believed, granted }: Role): readonly HeldPower[] {
  const held = (n: number, { id }: Character, origin: HeldPower['origin']): HeldPower => ({ id: `${seat}.${n}`, power: id, holder: seat, origin });
  return [
    held(1, character, 'own'),
    ...(believed ? [held(2, believed, 'believed')] : []),
    ...(granted ? [held(2, granted, 'granted')] : []),
  ];
}
