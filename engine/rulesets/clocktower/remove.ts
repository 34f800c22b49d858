import type { Outcome } from '../../core/outcome.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { concluded } from './acted.ts';
import { kill } from './deaths.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { isPlayer } from './seats.ts';
import { conclude } from './victory.ts';

/** Whoever runs the game takes somebody out: nothing prevents it, and what follows from a death follows. A traveller is gone without having died. */
export function remove(terms: Terms, play: Play, seat: Seat): Outcome {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  if (isPlayer(play, seat)) kill(scene, { seat, cause: 'host', rule: 'clocktower/rule/storyteller#1', isUnbound: true });
  else scene.add({ type: 'Exiled', seat });
  scene.announce({ kind: 'death', key: 'death.day', about: [seat] });
  conclude(scene);
  return concluded(terms, scene);
}
