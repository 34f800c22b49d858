import type { Story } from '../../../core/story.ts';
import type { Terms } from '../../../core/state.ts';
import { carryOut } from '../dawn/carry-out.ts';
import { remember } from '../dawn/remember.ts';
import { tellResults } from '../dawn/results.ts';
import type { Laid, Night } from '../night/night.ts';
import { SAVED } from '../waiting.ts';
import { becomeStumps } from './stump.ts';

/** What a resolution by day does to the state, with everything that is told of it. mafia/general/day-resolution#2, #3 */
export function carry(terms: Terms, story: Story, night: Night): void {
  tellResults(story, night);
  remember(story, night);
  story.add(...night.saves.map(saved(night)));
  story.why(...night.trace);
  story.add(...carryOut(terms, story, night, 'day'));
  story.add(...becomeStumps(terms, story.play, night, night.phase));
}

/** Standing protection has stopped its one attempt of this phase. mafia/modifier/permanent?1 */
const saved = ({ phase }: Night) => ({ on, use }: Laid) =>
  ({ type: 'TraitLaid' as const, trait: { trait: SAVED, holder: on, ...(use ? { by: use.by, args: use.id } : {}), until: phase } });
