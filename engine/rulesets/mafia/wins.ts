import { isAlive, type Play, type Seat, type Terms } from '../../core/state.ts';
import { alignments } from './alignments/index.ts';
import type { Standing } from './alignment.ts';
import { alignmentById, factionById, roleById, roleOf } from './lookup.ts';
import { option } from './options.ts';

/** mafia/general/win-check#4: who has won now, or null while the game goes on. Conditions that hold at the same check win together. */
export function judge(terms: Terms, play: Play): readonly Seat[] | null {
  const standing = stand(terms, play);
  const met = alignments.filter(({ win }) => win === 'game-ending').filter(side => side.met(standing));
  const over = met.length > 0 || !standing.living.some(({ alignment }) => standing.endsGame(alignment));
  if (!over) return null;
  const lasting = alignments.filter(({ win }) => win === 'end-of-game').filter(side => side.met(standing));
  return [...met, ...lasting].length === 0 ? [] : play.order.filter(seat => {
    const side = [...met, ...lasting].find(({ id }) => id === roleOf(play, seat).alignment);
    return side !== undefined && (side.deadWin || isAlive(play, seat));
  });
}

function stand(terms: Terms, play: Play): Standing {
  const all = play.order.map(seat => ({ seat, alive: isAlive(play, seat), alignment: roleOf(play, seat).alignment! }));
  return {
    all,
    living: all.filter(({ alive }) => alive),
    unstoppable: alignment => isUnstoppable(terms, play, alignment),
    endsGame: alignment => alignmentById(alignment).win === 'game-ending',
  };
}

/** mafia/general/win-check#6 */
function isUnstoppable(terms: Terms, play: Play, alignment: string): boolean {
  const seats = play.order.filter(seat => isAlive(play, seat));
  const own = seats.filter(seat => roleOf(play, seat).alignment === alignment);
  const half = own.length * 2 >= seats.length;
  switch (option(terms, 'parity')) {
    case 'auto': return half;
    case 'provable':
      return half && own.some(seat => hasKill(play, seat)) && !seats.some(seat => !own.includes(seat) && mayInterfere(play, seat));
    default: return false;
  }
}

const powersOf = (play: Play, seat: Seat) => {
  const { factions, powers } = roleOf(play, seat);
  return [...powers, ...factions.flatMap(id => factionById(id).powers)].map(roleById);
};

const hasKill = (play: Play, seat: Seat): boolean => powersOf(play, seat).some(({ categories }) => categories.includes('killing'));

const mayInterfere = (play: Play, seat: Seat): boolean =>
  powersOf(play, seat).some(({ categories, subcategory }) =>
    subcategory !== undefined || categories.includes('killing') || categories.includes('protective'));
