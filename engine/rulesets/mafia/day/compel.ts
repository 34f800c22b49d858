import type { Story } from '../../../core/story.ts';
import type { Terms } from '../../../core/state.ts';
import { resolveForced } from '../night/resolve.ts';
import { openPowers, type OpenPower } from '../open-powers.ts';
import { seeksPermission } from '../openness.ts';
import { isClosed } from './closed.ts';
import { done } from './deed.ts';
import { earlierUses } from './deeds.ts';
import { level } from './level.ts';

/** Powers that must be used and were not are used by force when the Day ends, one after the other. mafia/modifier/compulsive#2, ?1 */
export function compel(terms: Terms, story: Story): void {
  const isFree = (open: OpenPower): boolean =>
    open.when === 'now' && !isClosed(story.play, open) && !open.holdings.some(({ power }) => seeksPermission(power));
  for (const { id } of openPowers(terms, story.play).filter(isFree)) {
    const open = openPowers(terms, story.play).find(one => one.id === id && isFree(one));
    const night = open && resolveForced(terms, story.play, earlierUses(story.play), open);
    if (!open || !night) continue;
    done(terms, story, open, night);
    level(terms, story);
  }
}
