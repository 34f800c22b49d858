import type { Terms } from '../core/state.ts';
import type { Change } from '../table/decision.ts';
import { knownRules } from './known-rules.ts';

/** The option of rules that ask for a tie after so many quiet phases. */
const OPTION = 'stalemateAfter';

/** After so many phases without a death no game of bots has ever moved again. */
const QUIET = 30;

/** Terms under which a game cannot stand still for ever: where its rules can ask whether it is a tie, they do, unless the terms say when. */
export function withTies(terms: Terms): Terms {
  return knownRules(terms.ruleset)?.options[OPTION] === undefined ? terms : { ...terms, options: { [OPTION]: QUIET, ...terms.options } };
}

/** True where the rules ask whoever hosts the game whether it is a tie. */
export const asksForTie = ({ messages, state }: Change): boolean => messages.some(({ key }) => key === `${state.terms.ruleset}.stalemate`);
