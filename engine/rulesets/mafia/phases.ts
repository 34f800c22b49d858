import { phaseText, type Phase, type Terms } from '../../core/state.ts';
import { option } from './options.ts';

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

/** True if `text` names this phase or a later one. */
export function isAtOrAfter(terms: Terms, phase: Phase, text: string): boolean {
  const named = /^(day|night) (\d+)$/.exec(text);
  if (!named) return false;
  const place = (name: string, number: number) => number * 2 + (name === (nightFirst(terms) ? 'day' : 'night') ? 1 : 0);
  return text === phaseText(phase) || place(named[1]!, Number(named[2])) > place(phase.name, phase.number);
}
