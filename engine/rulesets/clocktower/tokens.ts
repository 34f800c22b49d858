import { textsOf } from '../../core/json.ts';
import type { Play, Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';
import { DEMON, isMinion, isUnaware, players } from './seats.ts';

/** Who has held the token. */
const MET = 'tokenMet';

/** Who holds the token that makes its holder count as the demon. */
export const tokenHolder = (play: Play): Seat | undefined => play.traits.find(({ trait }) => trait === DEMON)?.holder;

/** The token goes to somebody, whoever has it now. */
export function passToken(scene: Scene, next: Seat): void {
  const before = tokenHolder(scene.play);
  if (next === before) return;
  if (before !== undefined) scene.add({ type: 'TraitLifted', trait: DEMON, holder: before });
  scene.add({ type: 'TraitLaid', trait: { trait: DEMON, holder: next } });
}

/** Whoever first has it learns which Minion does not know what they are. clocktower/jinx/marionette-lil-monsta#4 */
export function meetUnaware(scene: Scene, seat: Seat): void {
  const met = textsOf(scene.play.facts[MET]);
  if (met.includes(seat) || isUnaware(scene.play, seat)) return;
  scene.fact(MET, [...met, seat]);
  for (const other of players(scene.play).filter(one => isMinion(scene.play, one) && isUnaware(scene.play, one))) {
    scene.tell(seat, { kind: 'role', key: 'start.unaware', ability: scene.characterAt(other).id, about: [other], result: { seat: other } });
  }
}
