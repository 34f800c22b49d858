import type { Json } from '../../core/json.ts';
import { phaseText, type Phase, type Play, type Terms } from '../../core/state.ts';
import { option } from './options.ts';
import { SKIP } from './waiting.ts';

/** mafia/general/phases#5 */
export function firstPhase(terms: Terms): Phase {
  switch (option(terms, 'start')) {
    case 'night': return { name: 'night', number: 1 };
    case 'confirmation': return { name: 'night', number: 0 };
    default: return { name: 'day', number: 1 };
  }
}

const nightFirst = (terms: Terms): boolean => option(terms, 'start') === 'night';

export function nextPhase(terms: Terms, { name, number }: Phase): Phase {
  const [first, second] = nightFirst(terms) ? ['night', 'day'] : ['day', 'night'];
  return name === first && number > 0 ? { name: second!, number } : { name: first!, number: number + 1 };
}

export interface Upcoming {
  readonly phase: Phase;
  /** Phases that count as passed without being played. */
  readonly skipped: readonly Phase[];
}

/** What opens after the running phase: a marked Day is skipped and uses up its number. mafia/role/beloved#1, mafia/general/phases#3, #7 */
export function upcoming(terms: Terms, { phase, facts }: Pick<Play, 'phase' | 'facts'>): Upcoming {
  const next = nextPhase(terms, phase);
  return next.name === 'day' && facts[SKIP] === true ? { phase: nextPhase(terms, next), skipped: [next] } : { phase: next, skipped: [] };
}

/** True if `text` names this phase or a later one. */
export function isAtOrAfter(terms: Terms, phase: Phase, text: string): boolean {
  const named = /^(day|night) (\d+)$/.exec(text);
  if (!named) return false;
  const place = (name: string, number: number) => number * 2 + (name === (nightFirst(terms) ? 'day' : 'night') ? 1 : 0);
  return text === phaseText(phase) || place(named[1]!, Number(named[2])) > place(phase.name, phase.number);
}

/** True if the phase that `since` names is this one or before it. */
export const hasBegun = (terms: Terms, since: string, phase: Phase): boolean => since === phaseText(phase) || !isAtOrAfter(terms, phase, since);

/** All phases from `since` (absent: the first) up to `until`, that one left out. */
export function phasesBetween(terms: Terms, since: string | undefined, until: Phase): readonly Phase[] {
  const phases: Phase[] = [];
  for (let at = firstPhase(terms); phaseText(at) !== phaseText(until); at = nextPhase(terms, at)) {
    if (since === undefined || phases.length > 0 || phaseText(at) === since) phases.push(at);
    if (at.number > until.number + 1) throw new Error(`"${phaseText(until)}" is no phase of this game`);
  }
  return phases;
}

/** True in the phase of this text, and in the one that follows it. mafia/modifier/triggered#4, ?5 */
export function isRightAfter(terms: Terms, text: Json | undefined, phase: Phase): boolean {
  return typeof text === 'string' && (text === phaseText(phase) || phaseText(nextPhase(terms, phaseOf(text))) === phaseText(phase));
}

/** A phase from its text. */
export function phaseOf(text: string): Phase {
  const named = /^(day|night) (\d+)$/.exec(text);
  if (!named) throw new Error(`"${text}" is no phase of these rules`);
  return { name: named[1]!, number: Number(named[2]) };
}
