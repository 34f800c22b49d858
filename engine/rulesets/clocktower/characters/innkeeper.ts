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
import { DRUNK, isSpoiledByOthers } from '../working.ts';

const PROTECTED = 'protected';

/** A living good one, neither the demon nor the Innkeeper if that can be avoided. */
function byDefault({ scene, holder }: Turn, both: readonly Seat[]): Seat {
  const { play } = scene;
  const usual = both.filter(seat => seat !== holder && !isDemon(play, seat));
  const good = usual.filter(seat => isAlive(play, seat) && sideOf(play, seat) === 'good');
  const from = good.length > 0 ? good : usual.length > 0 ? usual : both;
  return drawn(scene, 'innkeeper-drunk', holder, from);
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
    const { scene, holder, works } = turn;
    const both = chosen(turn);
    if (both.length < 2) return;
    if (!works) {
      if (isSpoiledByOthers(scene.play, holder)) enter(scene, holder, 'no protection');
      return;
    }
    const drunk = decide(scene, { keys: ['innkeeper-drunk'], of: turn.power.id, about: both, options: amongSeats(scene.play, both), fallback: () => byDefault(turn, both) }) as Seat;
    for (const seat of both) scene.add({ type: 'TraitLaid', trait: { trait: PROTECTED, holder: seat, by: holder, args: { ends: 'dawn' } } });
    scene.add({ type: 'TraitLaid', trait: { trait: DRUNK, holder: drunk, by: holder, args: { ends: 'dusk' } } });
    scene.why('innkeeper', 'clocktower/character/innkeeper#1', 'innkeeper', { by: [holder], target: both, drunk: [drunk] });
  },
  saves: (scene, { holder }, { seat }) => scene.play.traits.some(one => one.trait === PROTECTED && one.holder === seat && one.by === holder),
};
