import type { GameEvent } from '../../../core/events.ts';
import type { Story } from '../../../core/story.ts';
import { phaseText, type Act, type Play, type Terms } from '../../../core/state.ts';
import type { Night, Use } from '../night/night.ts';
import { resolveDeed } from '../night/resolve.ts';
import type { OpenPower } from '../open-powers.ts';
import { usedIn } from '../holding.ts';
import { isPublic } from '../openness.ts';
import { isAction } from '../night/use.ts';
import { pickedBy } from '../slash.ts';
import { said } from '../tell.ts';
import { carry } from './carry.ts';
import { earlierUses, notes } from './deeds.ts';

/** One action by day, alone, and what comes of it at once. mafia/general/day-resolution#2, #3 */
export function deed(terms: Terms, story: Story, open: OpenPower, act: Act): void {
  if (open.kind === 'switch') story.add(used(story.play, open.holdings[0]!.id));
  story.add(...pickedBy(open.holdings[0]!));
  done(terms, story, open, resolveDeed(terms, story.play, earlierUses(story.play), open, act));
}

/** What only switches a passive alternative on is a use, too: the others are closed for that Day. mafia/grammar/composition?1 */
const used = (play: Play, id: string): GameEvent => ({ type: 'FactSet', key: `used/${id}`, value: [...usedIn(play, id), phaseText(play.phase)] });

/** What was done becomes known as far as it does, and takes effect. */
export function done(terms: Terms, story: Story, open: OpenPower, night: Night): void {
  story.add(...night.uses.filter(use => isAction(use) && isPublic(use.power)).flatMap(use => announced(story.play, open, use)));
  story.add(...notes(story.play, night.uses));
  carry(terms, story, night);
}

/** mafia/modifier/public#1: everybody sees the use, and whom it was meant for. */
const announced = (play: Play, { ask: { abilities } }: OpenPower, { by, chosen }: Use): readonly GameEvent[] => [said({
  to: 'table', phase: phaseText(play.phase), kind: 'notice', key: chosen.length === 0 ? 'public.used' : 'public.used.on',
  ability: abilities[0]!, about: chosen, args: { user: play.names[by]!, more: '' },
})];

