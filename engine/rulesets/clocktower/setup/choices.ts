import type { GameEvent } from '../../../core/events.ts';
import type { Json } from '../../../core/json.ts';
import { pinned } from '../../../core/pins.ts';
import type { Choice, Terms } from '../../../core/state.ts';
import { fromPin } from '../decide.ts';

/** What the rules leave open before there is a game: settled by a pin or by its default, and noted like every decision. clocktower/rule/storyteller#3, #4 */
export class DealChoices {
  /** What was decided, in order. */
  readonly events: GameEvent[] = [];
  readonly terms: Terms;

  constructor(terms: Terms) {
    this.terms = terms;
  }

  /** What was pinned for a key, if anything was. */
  pin(key: string): Json | undefined {
    return pinned(this.terms, key, 0);
  }

  /** One of the options: what was pinned, which throws `BadPin` where it is none of them, or the default. */
  choose(key: string, options: readonly Choice[], fallback: () => Json): Json {
    const pin = this.pin(key);
    const value = pin === undefined ? fallback() : fromPin(key, pin, { options });
    this.note(key, value, pin !== undefined, options);
    return value;
  }

  note(key: string, value: Json, isPinned: boolean, options?: readonly Choice[]): void {
    this.events.push({ type: 'DecisionMade', key, value, by: isPinned ? 'pin' : 'auto', ...(options ? { options: options.map(({ says }) => says) } : {}) });
  }
}

/** The parts of a decision that is itself a list: one text joined by `and`. */
export const listed = (pin: Json): readonly string[] => String(pin).split(/\s+and\s+/i).map(part => part.trim()).filter(part => part !== '');
