import type { Outcome } from '../../../core/outcome.ts';
import { Story } from '../../../core/story.ts';
import { isAlive, phaseText, type Act, type Play, type Terms } from '../../../core/state.ts';
import { upcoming } from '../phases.ts';
import { roomChanges } from '../rooms.ts';
import type { Dawn } from './dawn.ts';
import { forgetHeir, heirOf, pendingOf } from './heirs.ts';
import { takeOver } from './inherit.ts';

/** Whose role an heir chooses; nothing if the form is another one. It is there at once: the phase after the deaths is running. mafia/role/universal-backup?3, ?5 */
export function chooseHeir(terms: Terms, play: Play, { ask, answer }: Act): Outcome | undefined {
  const heir = heirOf(play, ask);
  const estate = heir === undefined ? undefined : pendingOf(play, heir)?.estates.find(({ seat }) => seat === answer['targets']?.[0]);
  if (heir === undefined || !estate) return undefined;
  const story = new Story(play);
  const now = phaseText(play.phase);
  const dawn: Dawn = { terms, story, told: now, since: now, news: [] };
  forgetHeir(dawn, heir);
  takeOver(dawn, heir, estate);
  return story.add(...roomChanges(terms, story.play), ...dawn.news);
}

/** Who has not chosen by the end of the phase takes the first in the tie list. mafia/role/universal-backup?3 */
export function settleHeirs(terms: Terms, story: Story): Dawn['news'] {
  const since = phaseText(upcoming(terms, story.play).phase);
  const dawn: Dawn = { terms, story, told: since, since, news: [] };
  for (const heir of story.play.order) {
    const pending = pendingOf(story.play, heir);
    if (!pending || (pending.due !== phaseText(story.play.phase) && isAlive(story.play, heir))) continue;
    forgetHeir(dawn, heir);
    if (isAlive(story.play, heir)) takeOver(dawn, heir, pending.estates[0]!);
  }
  return dawn.news;
}
