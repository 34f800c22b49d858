import { phaseText, type Play } from '../../../../../engine/core/state.ts';
import { modifierById } from '../../../../../engine/rulesets/mafia/catalogue.ts';
import { withRiders } from '../../../../../engine/rulesets/mafia/held.ts';
import { powersOf } from '../../../../../engine/rulesets/mafia/lookup.ts';
import { isAtOrAfter } from '../../../../../engine/rulesets/mafia/phases.ts';
import type { Change } from '../../../../../engine/table/decision.ts';
import { themes, wordsOf } from '../../../../../engine/themes/words.ts';
import { traceText } from '../../../../../engine/themes/trace.ts';
import type { Desk } from '../../../../../engine/testing/desk.ts';

/** What is wrong after a change, in words; nothing ever should be. A word that a theme lacks throws. */
export function faultsIn({ state: { terms, play }, events, trace }: Change): readonly string[] {
  const nameOf = (seat: string): string => play!.names[seat] ?? seat;
  const said = events.flatMap(event => (event.type === 'Said' ? [event.message] : []));
  for (const theme of Object.keys(themes)) for (const message of said) wordsOf(theme, message, nameOf);
  for (const line of trace) traceText('workplace', line, nameOf);
  const isPast = (until: string): boolean => until !== phaseText(play!.phase) && !isAtOrAfter(terms, play!.phase, until);
  return [
    ...overdrawn(play!),
    ...play!.traits.filter(({ until }) => until !== undefined && isPast(until)).map(({ trait, until }) => `${trait} did not lapse with ${until}`),
    ...play!.traits.filter(({ trait, holder }) => trait === 'doomed' && !play!.seats[holder]!.alive).map(({ holder }) => `${holder} is dead and doomed`),
    ...Object.values(play!.acts).filter(({ by }) => !play!.order.includes(by)).map(({ ask }) => `nobody did ${ask}`),
  ];
}

/** Counts that were used more often than they allow. */
function overdrawn({ powers }: Play): readonly string[] {
  return Object.values(powers).flatMap(({ power, spent = {} }) => {
    const layers = powersOf(power).flatMap(withRiders).flatMap(({ layers: own }) => own).flatMap(layer => [layer, ...layer.gates]);
    return layers.filter(({ id, key, n }) => modifierById(id).counts !== undefined && (spent[key] ?? 0) > n!).map(({ key, n }) => `${power}: ${key} was used ${spent[key]} times of ${n}`);
  });
}

/** Seats to whom something Hidden shows. Who investigates may read what others do not know of themselves. mafia/modifier/hidden#2, #3 */
export const toldOfHidden = (desk: Desk): readonly string[] =>
  desk.game.play!.order.filter(seat => {
    const { news, ...view } = desk.view(seat);
    const told = news.filter(({ kind, key }) => kind !== 'result' && key !== 'hidden.allowed');
    return !view.over && /\bHidden\b/i.test(JSON.stringify([view, told]));
  });
