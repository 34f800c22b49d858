import type { GameEvent } from '../../../core/events.ts';
import type { Story } from '../../../core/story.ts';
import { phaseText, type Seat, type Terms } from '../../../core/state.ts';
import { tellDeath } from '../flip.ts';
import type { Doom, Night } from '../night/night.ts';
import { upcoming } from '../phases.ts';
import { roomChanges } from '../rooms.ts';
import { absorb } from './absorb.ts';
import { change, isFirst } from './changes.ts';
import type { NightDawn } from './dawn.ts';
import { inherit } from './inherit.ts';
import { lapse } from './lapse.ts';
import { mark } from './marks.ts';
import { wake } from './wake.ts';

/**
 * What follows once it is known who dies: all die at once, marks are left, roles change in their order.
 * mafia/general/resolution-order#12 to #14, mafia/general/voting#9
 * @returns what is to be told, in the phase that comes next (`night`), or in the running one
 */
export function carryOut(terms: Terms, story: Story, night: Night, when: 'night' | 'day'): readonly GameEvent[] {
  for (const doom of night.deaths) fall(story, doom);
  for (const { seat } of night.deaths) lapse(terms, story, seat);
  mark(terms, story, night);
  const since = phaseText(upcoming(terms, story.play).phase);
  const told = when === 'night' ? since : phaseText(story.play.phase);
  const dawn: NightDawn = { terms, story, night, told, since, news: flips(terms, story, night, when, told) };
  for (const one of night.changes.filter(isFirst)) change(dawn, one);
  absorb(dawn);
  inherit(dawn);
  wake(dawn);
  for (const one of night.changes.filter(other => !isFirst(other))) change(dawn, one);
  if (when === 'day') story.add(...roomChanges(terms, story.play));
  return dawn.news;
}

function fall(story: Story, { seat, cause, by }: Doom): void {
  story.add({ type: 'Died', seat, cause, ...(by.length === 0 ? {} : { by }) });
  if (cause !== 'lynch') return;
  story.add({ type: 'FactSet', key: `lynched/${seat}`, value: true }, { type: 'FactSet', key: `lynchedIn/${seat}`, value: phaseText(story.play.phase) });
}

/** mafia/general/flips#1, mafia/role/janitor#1, ?1 */
function flips(terms: Terms, story: Story, night: Night, when: 'night' | 'day', told: string): GameEvent[] {
  const swept = (seat: Seat): boolean => night.laid.some(({ kind, on }) => kind.withholds === true && on === seat);
  return night.deaths.flatMap(({ seat, cause }) => tellDeath(terms, story.play, told, seat, cause === 'lynch' || cause === 'host' ? cause : when, swept(seat)));
}
