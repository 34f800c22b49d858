import { isAlive, type Play, type Seat, type Terms } from '../../core/state.ts';
import { alignments } from './alignments/index.ts';
import type { Alignment, Standing } from './alignment.ts';
import { alignmentById } from './catalogue.ts';
import { roleOf } from './lookup.ts';
import { isUnstoppable } from './unstoppable.ts';

/** mafia/general/win-check#4: who has won now, or null while the game goes on. Conditions that hold at the same check win together. */
export function judge(terms: Terms, play: Play): readonly Seat[] | null {
  const standing = stand(terms, play);
  const met = alignments.filter(({ win }) => win === 'game-ending').filter(side => side.met(standing));
  const isOver = met.length > 0 || !standing.living.some(({ alignment }) => standing.endsGame(alignment));
  return isOver ? winnersWith(play, standing, met) : null;
}

/** Who wins if the game ends now and these have won it. */
export const winnersBy = (terms: Terms, play: Play, won: readonly Alignment[]): readonly Seat[] => winnersWith(play, stand(terms, play), won);

/** Those whose condition asks for a certain state at the end win with them. mafia/general/alignments#5 */
function winnersWith(play: Play, standing: Standing, won: readonly Alignment[]): readonly Seat[] {
  const lasting = alignments.filter(({ win }) => win === 'end-of-game').filter(side => side.met(standing));
  const sides = new Map<string, Alignment>([...won, ...lasting].map(side => [side.id, side]));
  return play.order.filter(seat => {
    const side = sides.get(roleOf(play, seat).alignment!);
    return side !== undefined && (side.deadWin || isAlive(play, seat));
  });
}

function stand(terms: Terms, play: Play): Standing {
  const all = play.order.map(seat => ({ seat, alive: isAlive(play, seat), alignment: roleOf(play, seat).alignment!, wasLynched: play.facts[`lynched/${seat}`] === true }));
  return {
    all,
    living: all.filter(({ alive }) => alive),
    unstoppable: alignment => isUnstoppable(terms, play, alignment),
    endsGame: alignment => alignmentById(alignment).win === 'game-ending',
  };
}
