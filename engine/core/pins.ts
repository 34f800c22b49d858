import { pick } from './chance.ts';
import type { Json } from './json.ts';
import type { Play, Terms } from './state.ts';

/** A decision that was pinned in advance to a value that the rules do not allow. */
export class BadPin extends Error {
  readonly key: string;
  readonly value: Json;
  readonly possible: readonly string[];
  constructor(key: string, value: Json, possible: readonly string[]) {
    super(`"${key}" is pinned to a value that is not possible here`);
    this.key = key;
    this.value = value;
    this.possible = possible;
  }
}

/** The value pinned for the `nth` draw of a key (from 0): a list is used up in order, its last value again after that. */
export function pinned({ pins }: Terms, key: string, nth: number): Json | undefined {
  const pin = pins[key];
  return Array.isArray(pin) ? (pin as readonly Json[])[Math.min(nth, pin.length - 1)] : pin;
}

/** Draws one of `options`, or takes the pinned one. `nameOf` gives the word by which a pin means an option. One option is no draw. */
export function draw(terms: Terms, play: Play, key: string, sub: string, options: readonly string[], nth: number, nameOf: (option: string) => string = option => play.names[option] ?? option): string {
  if (options.length === 1) return options[0]!;
  const pin = pinned(terms, key, (play.drawn[key] ?? 0) + nth);
  if (pin === undefined) return pick(terms.seed, sub, options);
  const meant = options.find(option => typeof pin === 'string' && nameOf(option).toLowerCase() === pin.toLowerCase());
  if (meant === undefined) throw new BadPin(key, pin, options.map(nameOf));
  return meant;
}
