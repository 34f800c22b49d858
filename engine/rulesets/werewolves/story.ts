import type { Phase } from '../../core/state.ts';
import { PREFIX, type Scene } from './scene.ts';

/** How many ways there are to tell of each kind of morning and evening. */
const STORIES = 4;

/** What everybody reads as a phase begins. */
export function tellStory(scene: Scene, { name, number }: Phase, isLoss: boolean): void {
  const kind = name === 'night' ? 'night' : number === 0 ? 'first' : isLoss ? 'loss' : 'quiet';
  scene.announce({ kind: 'phase', key: `phase.${name}`, args: { number, story: { key: `${PREFIX}story.${kind}.${kind === 'first' ? 0 : number % STORIES}` } } });
}
