import type { GameEvent } from '../../../core/events.ts';
import type { Story } from '../../../core/story.ts';
import type { Phase, Terms } from '../../../core/state.ts';
import { resolvePassed } from '../night/resolve.ts';
import { carryOut } from './carry-out.ts';
import { tellResults } from './results.ts';

/** What was put off until a Day that is skipped comes when it would have passed. mafia/role/beloved?3 */
export function pass(terms: Terms, story: Story, day: Phase): readonly GameEvent[] {
  const night = resolvePassed(terms, { ...story.play, phase: day });
  tellResults(story, night);
  story.why(...night.trace.filter(({ step }) => step === 'die'));
  return carryOut(terms, story, night, 'night');
}
