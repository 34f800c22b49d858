import type { Change } from '../night/night.ts';
import { duel } from '../day/duel.ts';
import { revive } from './revive.ts';
import { bond, pair } from './bonds.ts';
import { tell, type Dawn } from './dawn.ts';
import { motivate } from './motivate.ts';
import { reveal } from './reveal.ts';
import { vanillaise } from './vanillaise.ts';

/** Changes that come before roles are gained and inherited, and those after. mafia/general/resolution-order#13, #14 */
export const isFirst = ({ type }: Change): boolean => type === 'revive';

export function change(dawn: Dawn, one: Change): void {
  switch (one.type) {
    case 'revive': return revive(dawn, one.seat);
    case 'vanillaise': return vanillaise(dawn, one.seat);
    case 'bond': return bond(dawn, one);
    case 'neighbours': return pair(dawn, one.seats);
    case 'motivate': return motivate(dawn, one.seat);
    case 'reveal': return reveal(dawn, one.seat);
    case 'say': return tell(dawn, one.message);
    case 'duel': return duel(dawn, one.seats);
  }
}
