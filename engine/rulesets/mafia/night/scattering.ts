import { draw } from '../../../core/pins.ts';
import { living, type Seat } from '../../../core/state.ts';
import { countOf, type Night, type Use } from './night.ts';

type Draws = Pick<Night, 'terms' | 'play' | 'phase' | 'drawn' | 'draws'>;

/** A target that is sent anywhere: under which word that is drawn, which one of a use it is, and who holds what sends it. */
export interface Scatter {
  readonly word: string;
  readonly use: Use;
  readonly place: number;
  readonly holder: Seat;
}

/** Where targets go that are sent anywhere: each for itself, and again the same way in one night. mafia/general/redirects?2 */
export class Scattering {
  readonly #night: Draws;
  readonly #foreseen = new Map<Use, Map<string, Seat | undefined>>();

  constructor(night: Draws) {
    this.#night = night;
  }

  /** True if it is known beforehand where each of them would go: pinned draws are used up in the order in which things happen. */
  isForeseen(word: string): boolean {
    return this.#night.terms.pins[keyOf(word)] === undefined;
  }

  /** Where it would go. */
  foresee(scatter: Scatter): Seat | undefined {
    const { word, use, place, holder } = scatter;
    let of = this.#foreseen.get(use);
    if (!of) this.#foreseen.set(use, of = new Map<string, Seat | undefined>());
    const key = `${word}/${place}/${holder}`;
    if (!of.has(key)) of.set(key, this.#draw(scatter, false));
    return of.get(key);
  }

  /** Where it really goes, which uses up a draw. */
  send(scatter: Scatter): Seat | undefined {
    return this.#draw(scatter, true);
  }

  #draw({ word, use, place, holder }: Scatter, isReal: boolean): Seat | undefined {
    const { terms, play, phase, drawn, draws } = this.#night;
    const options = living(play).filter(seat => seat !== holder && seat !== use.by);
    if (options.length === 0) return undefined;
    const key = keyOf(word);
    const sub = `${word}/${phase}/${use.id}/${place}/${holder}`;
    const known = draws.get(sub);
    if (known !== undefined) return known;
    const to = draw(terms, play, key, sub, options, countOf(this.#night, key));
    if (!isReal) return to;
    draws.set(sub, to);
    if (options.length > 1) drawn.push(key);
    return to;
  }
}

const keyOf = (word: string): string => `${word}-target`;
