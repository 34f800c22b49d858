import type { GameEvent } from '../../core/events.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { alignmentById } from './catalogue.ts';
import type { Role } from './grammar/expression.ts';
import { printFlip, speltFlip } from './grammar/print.ts';
import { roleOf } from './lookup.ts';
import { option } from './options.ts';
import { ownerSees } from './own.ts';
import { said } from './tell.ts';

/** A death as the table hears of it, with what the flip shows. `withheld`: only the death. mafia/general/flips#1, #3, #4 */
export function tellDeath(terms: Terms, play: Play, phase: string, seat: Seat, how: 'night' | 'lynch' | 'day' | 'host', withheld: boolean): GameEvent[] {
  const flip = withheld || play.seats[seat]!.flip !== undefined ? undefined : flipOf(terms, play, seat);
  const key = `death.${how}${flip === undefined ? '.unknown' : ''}`;
  return [
    said({ to: 'table', phase, kind: 'death', key, about: [seat], ...(flip === undefined ? {} : { result: flip }) }),
    ...(flip === undefined ? [] : [{ type: 'Flipped' as const, seat, flip: flip.word }]),
  ];
}

function flipOf(terms: Terms, play: Play, seat: Seat): { readonly word: string; readonly says?: string } | undefined {
  const role = roleOf(play, seat);
  switch (option(terms, 'flip')) {
    case 'none': return undefined;
    case 'alignment': return { word: role.secretAlignment ? 'Secret' : alignmentById(role.alignment!).name };
    default: return full(ownerSees(role));
  }
}

/** mafia/general/named-compositions?1 */
function full(role: Role): { readonly word: string; readonly says?: string } {
  const word = printFlip(role);
  const says = speltFlip(role);
  return says === word ? { word } : { word, says };
}
