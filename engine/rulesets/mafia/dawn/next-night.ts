import { phaseText } from '../../../core/state.ts';
import { nextPhase } from '../phases.ts';
import type { Dawn } from './dawn.ts';

/** The first Night after the running phase, as text. */
export function nightAfter({ terms, story }: Pick<Dawn, 'terms' | 'story'>): string {
  const next = nextPhase(terms, story.play.phase);
  return phaseText(next.name === 'night' ? next : nextPhase(terms, next));
}
