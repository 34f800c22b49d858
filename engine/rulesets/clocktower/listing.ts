import type { Fact } from '../../core/messages.ts';
import type { Play } from '../../core/state.ts';

/** A fact in the words by which a decision names it: names for seats, `yes` and `no`, lists joined by `and`. */
export function list(fact: Fact, { names }: Pick<Play, 'names'>): string {
  if ('word' in fact) return fact.word;
  if ('yes' in fact) return fact.yes ? 'yes' : 'no';
  if ('seat' in fact) return names[fact.seat] ?? fact.seat;
  if ('seats' in fact) return fact.seats.map(seat => names[seat] ?? seat).join(' and ');
  if ('count' in fact) return String(fact.count);
  return fact.words.join(' and ');
}
