import { owedToNewcomers } from '../newcomers.ts';
import type { Scene } from '../scene.ts';
import { passExile, travellersToExile } from './exile.ts';

/** What the table owes as things stand: exiles that have enough support, and an answer to those who ask to come. clocktower/rule/exile#3, clocktower/rule/travellers#1 */
export const owedAtTable = (scene: Scene): readonly ((scene: Scene) => void)[] => [
  ...travellersToExile(scene.play).map(traveller => (at: Scene) => passExile(at, traveller)),
  ...owedToNewcomers(scene),
];
