import type { Declared } from '../../core/declared.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { announceNow } from './do-now.ts';
import { catalogue } from './catalogue.ts';
import { unfold } from './moment.ts';
import { Scene } from './scene.ts';
import { declareWin } from './wins.ts';

/** The hosts take somebody out of the game: nothing stops it, and what follows from a death follows. werewolves/rule/hosts#1 */
export function remove(terms: Terms, play: Play, seat: Seat): Outcome {
  const scene = new Scene(terms, play, catalogue);
  scene.dying.push({ seat, kind: 'true kill' });
  unfold(scene);
  announceNow(scene);
  return scene.story;
}

/** The hosts may say how the game ends: a side, or a tie of those who are left. werewolves/rule/results */
export const declared: Declared = {
  sides: (terms, play) => [...new Scene(terms, play, catalogue).teams.filter(({ id }) => id !== 'unaligned').map(({ name }) => ({ name, also: [] })), { name: 'Tie', also: ['draw', 'nobody'] }],
  declare(terms, play, name) {
    const scene = new Scene(terms, play, catalogue);
    declareWin(scene, name);
    return scene.story;
  },
};
