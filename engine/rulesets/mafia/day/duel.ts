import { phaseText, type Seat } from '../../../core/state.ts';
import { tell, type Dawn } from '../dawn/dawn.ts';
import { nextPhase } from '../phases.ts';
import { DUELLING } from '../waiting.ts';
import { LYNCH } from './polls.ts';

/**
 * For the rest of the Day, or after a choice at night for the next one, the two alone can be voted for, besides nobody; votes so far are gone.
 * mafia/role/gladiator#2, #3, ?1, ?2
 */
export function duel(dawn: Dawn, seats: readonly Seat[]): void {
  const { terms, story } = dawn;
  const { phase, traits, polls } = story.play;
  const until = phaseText(phase.name === 'day' ? phase : nextPhase(terms, phase));
  const pair = [...new Set(seats)];
  const before = new Set(traits.filter(({ trait }) => trait === DUELLING).map(({ holder }) => holder));
  story.add(...[...before].map(holder => ({ type: 'TraitLifted' as const, trait: DUELLING, holder })));
  story.add(...pair.map(holder => ({ type: 'TraitLaid' as const, trait: { trait: DUELLING, holder, until } })));
  if (polls[LYNCH]) story.add({ type: 'PollClosed', poll: LYNCH }, { type: 'PollOpened', poll: LYNCH });
  tell(dawn, { to: 'table', kind: 'notice', key: 'duel', about: pair });
}
