import { evolve } from '../../../core/evolve.ts';
import type { Outcome } from '../../../core/outcome.ts';
import { Story } from '../../../core/story.ts';
import type { Act, Play, Terms } from '../../../core/state.ts';
import { openPowers } from '../open-powers.ts';
import { seeksPermission } from '../openness.ts';
import { deed } from './deed.ts';
import { follow } from './follow.ts';
import { ask } from './permission.ts';

/** An ability that is used at once: carried out, or put before those whose permission it needs. mafia/general/day-resolution#2 */
export function acted(terms: Terms, play: Play, act: Act): Outcome {
  const open = openPowers(terms, play).find(one => one.id === act.ask);
  if (!open) throw new Error(`the form "${act.ask}" is not open`);
  const story = new Story(evolve(play, { type: 'ActChosen', act }));
  if (open.holdings.some(({ power }) => seeksPermission(power))) ask(terms, story, open, act);
  else deed(terms, story, open, act);
  return follow(terms, story);
}
