import { fieldsOf, textsOf } from '../../../core/json.ts';
import type { Story } from '../../../core/story.ts';
import { living, phaseText, type Terms } from '../../../core/state.ts';
import type { Dawn } from '../dawn/dawn.ts';
import { resolveSelves } from '../night/resolve.ts';
import { AWAITED } from '../waiting.ts';
import { carry } from './carry.ts';
import { notes } from './deeds.ts';
import { duel } from './duel.ts';
import { level } from './level.ts';

/** What happens of itself when a phase starts: by day what works on its holder each Day, and a duel that was put off until now. True if somebody died. */
export function begin(terms: Terms, story: Story): boolean {
  const before = living(story.play).length;
  if (story.play.phase.name === 'day') {
    const night = resolveSelves(terms, story.play);
    if (night) {
      story.add(...notes(story.play, night.uses));
      carry(terms, story, night);
    }
    putOff(terms, story);
  }
  level(terms, story);
  return living(story.play).length < before;
}

/** A duel that was put off until this Day. */
function putOff(terms: Terms, story: Story): void {
  const now = phaseText(story.play.phase);
  const dawn: Dawn = { terms, story, told: now, since: now, news: [] };
  for (const seats of duelsDue(story)) duel(dawn, seats);
  story.add(...dawn.news);
}

/** mafia/modifier/delayed#3: its effect comes before everything else of the Day. */
const duelsDue = ({ play: { traits, phase } }: Story): readonly (readonly string[])[] => traits.flatMap(({ trait, args }) => {
  const { from, change } = fieldsOf(args);
  const { type, seats } = fieldsOf(change);
  return trait === AWAITED && from === phaseText(phase) && type === 'duel' ? [textsOf(seats)] : [];
});
