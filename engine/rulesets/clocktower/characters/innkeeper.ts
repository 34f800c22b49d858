import type { Seat } from '../../../core/state.ts';
import { isAlive } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import type { Turn } from '../character.ts';
import { chosen } from '../chosen.ts';
import { amongSeats, decide, drawn } from '../decide.ts';
import { twoPlayers } from '../forms.ts';
import { enter } from '../ledger.ts';
import { idsOf } from '../rule-ids.ts';
import { isDemon, sideOf } from '../seats.ts';
import { DRUNK, isThwarted } from '../working.ts';

const PROTECTED = 'protected';

/** A living good one; the Innkeeper only where nothing else is left, the demon or who is dealt on request alone later still. clocktower/character/atheist#9 */
function byDefault({ scene, holder }: Turn, both: readonly Seat[]): Seat {
  const { play } = scene;
  const isRare = (seat: Seat): boolean => isDemon(play, seat) || scene.characterAt(seat).onRequest === true;
  const reluctance = (seat: Seat): number => (isRare(seat) ? 3 : seat === holder ? 2 : isAlive(play, seat) && sideOf(play, seat) === 'good' ? 0 : 1);
  const least = Math.min(...both.map(reluctance));
  return drawn(scene, 'innkeeper-drunk', holder, both.filter(seat => reluctance(seat) === least));
}

export const innkeeper: Character = {
  id: 'innkeeper',
  name: 'Innkeeper',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/innkeeper', 15, 2),
  nights: { later: 1 },
  card: ['innkeeper'],
  chooses: { when: 'later', form: twoPlayers },
  decisions: ['innkeeper-drunk'],
  step(turn) {
    const { scene, power, holder, works } = turn;
    const both = chosen(turn);
    if (both.length < 2) return;
    if (!works) {
      if (isThwarted(scene.play, power)) enter(scene, holder, 'no protection');
      return;
    }
    const drunk = decide(scene, { keys: ['innkeeper-drunk'], of: power.id, about: both, options: amongSeats(scene.play, both), fallback: () => byDefault(turn, both) }) as Seat;
    for (const seat of both) scene.add({ type: 'TraitLaid', trait: { trait: PROTECTED, holder: seat, by: holder, args: { ends: 'dawn' } } });
    scene.add({ type: 'TraitLaid', trait: { trait: DRUNK, holder: drunk, by: holder, args: { ends: 'dusk' } } });
    scene.why('innkeeper', 'clocktower/character/innkeeper#1', 'innkeeper', { by: [holder], target: both, drunk: [drunk] });
  },
  saves: (scene, { holder }, { seat }) => scene.play.traits.some(one => one.trait === PROTECTED && one.holder === seat && one.by === holder),
};
