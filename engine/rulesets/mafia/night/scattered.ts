import { draw } from '../../../core/pins.ts';
import { living, type Seat } from '../../../core/state.ts';
import { countOf, type Night, type Use } from './night.ts';

type Draws = Pick<Night, 'terms' | 'play' | 'phase' | 'drawn' | 'draws'>;

/**
 * Where one target of an action goes that is sent anywhere. Each action is sent somewhere for itself, and again the same way in one night.
 * mafia/general/redirects?2
 * @param isReal only what really happens uses up a pinned draw
 */
export function scattered(night: Draws, isReal: boolean, word: string, use: Use, place: number, holder: Seat): Seat | undefined {
  const options = living(night.play).filter(seat => seat !== holder && seat !== use.by);
  if (options.length === 0) return undefined;
  const key = keyOf(word);
  const sub = `${word}/${night.phase}/${use.id}/${place}/${holder}`;
  const known = night.draws.get(sub);
  if (known !== undefined) return known;
  const drawn = draw(night.terms, night.play, key, sub, options, countOf(night, key));
  if (!isReal) return drawn;
  night.draws.set(sub, drawn);
  if (options.length > 1) night.drawn.push(key);
  return drawn;
}

/** True if it is known beforehand where each of them would go: pinned draws are used up in the order in which things happen. */
export const isForeseen = ({ terms }: Pick<Draws, 'terms'>, word: string): boolean => terms.pins[keyOf(word)] === undefined;

const keyOf = (word: string): string => `${word}-target`;
