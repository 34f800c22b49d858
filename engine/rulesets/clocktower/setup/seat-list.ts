import { BadPin } from '../../../core/pins.ts';
import { listed, type DealChoices } from './choices.ts';

/** The order in which the persons sit, as places in the list of names: as they came, or as it was decided. clocktower/setup/deal, clocktower/rule/vocabulary#7 */
export function seatList(choices: DealChoices, names: readonly string[]): readonly number[] {
  const asTheyCame = names.map((_, at) => at);
  const pin = choices.pin('setup-seats');
  if (pin === undefined) return asTheyCame;
  const list = listed(pin).map(typed => names.findIndex(name => name.toLowerCase() === typed.toLowerCase()));
  if (list.length !== names.length || asTheyCame.some(at => !list.includes(at))) throw new BadPin('setup-seats', pin, ['every player once, joined by "and"']);
  choices.note('setup-seats', list.map(at => names[at]!).join(' and '), true);
  return list;
}
