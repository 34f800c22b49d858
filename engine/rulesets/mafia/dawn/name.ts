import { draw } from '../../../core/pins.ts';
import type { Story } from '../../../core/story.ts';
import { isAlive, phaseText, type HeldPower, type Seat, type Terms } from '../../../core/state.ts';
import { isAsleep } from '../asleep.ts';
import { withRiders } from '../held.ts';
import { powersOf } from '../lookup.ts';
import { layerOf, type Power } from '../power.ts';
import { tieTrait } from '../tie.ts';
import { tell, type Dawn } from './dawn.ts';
import { ownPowers } from './reshape.ts';

/** Powers by which their holder is bound to somebody, riders among them. mafia/role/lover#1 */
export const binding = (held: HeldPower): readonly Power[] =>
  powersOf(held.power).flatMap(withRiders).filter(({ role }) => role.trait?.watch === 'bond');

/** Names another living player for each such power: as pinned, else drawn. Its holder is told, the other is not. mafia/role/lover#1, #3, ?1, ?3 */
export function nameFor(dawn: Dawn, seat: Seat, held: HeldPower): void {
  for (const power of binding(held).filter(one => !isAsleep(one))) {
    const copy = `${held.id}${power.key}`;
    const named = drawOther(dawn, seat, copy);
    if (named === undefined) continue;
    dawn.story.add({ type: 'TraitLaid', trait: tieTrait({ leader: named, follower: seat, as: power.role.id, copy, kind: 'named' }) });
    if (!layerOf(power, 'hidden')) tellName(dawn, seat, named);
  }
}

/** In seat order. */
export function nameAtStart(terms: Terms, story: Story): void {
  const told = phaseText(story.play.phase);
  const dawn: Dawn = { terms, story, told, since: told, news: [] };
  for (const seat of story.play.order) for (const held of ownPowers(story.play, seat)) nameFor(dawn, seat, held);
  story.add(...dawn.news);
}

export const tellName = (dawn: Dawn, seat: Seat, named: Seat): void =>
  tell(dawn, { to: seat, kind: 'notice', key: 'tie.named', about: [named] });

function drawOther({ terms, story }: { readonly terms: Terms; readonly story: Story }, seat: Seat, copy: string): Seat | undefined {
  const { play } = story;
  const options = play.order.filter(other => other !== seat && isAlive(play, other));
  if (options.length === 0) return undefined;
  const named = draw(terms, play, 'lover-target', `lover/${copy}`, options, 0);
  if (options.length > 1) story.add({ type: 'Drawn', key: 'lover-target' });
  return named;
}
