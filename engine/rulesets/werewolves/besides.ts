import type { CardLine } from '../../core/messages.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import { cardOf } from './card.ts';
import { catalogue } from './catalogue.ts';
import { Scene } from './scene.ts';

/** The offices and other extra roles that a seat has on top of its own role. werewolves/rule/extra-roles#1 */
export function besides(terms: Terms, play: Play, seat: Seat): readonly CardLine[] {
  const scene = new Scene(terms, play, catalogue);
  return scene.powersOf(seat).filter(({ origin }) => origin === 'granted').flatMap(power => cardOf(scene.of(power)).map((line, at) => (at === 0 ? { ...line, begins: true as const } : line)));
}
