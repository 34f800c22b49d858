import type { Scene } from '../scene.ts';
import { passExile, travellersToExile } from './exile.ts';

/** What the table owes as things stand: exiles that have enough support. clocktower/rule/exile#3 */
export const owedAtTable = (scene: Scene): readonly ((scene: Scene) => void)[] =>
  travellersToExile(scene.play).map(traveller => (at: Scene) => passExile(at, traveller));
