import type { Form } from './forms.ts';
import type { Outcome } from './outcome.ts';
import type { Refused } from './refused.ts';
import type { Play, Seat, Terms } from './state.ts';

/** What may be set by hand about a seat, each field of the form by itself. The rules draw no consequence from it before something happens. */
export interface Mending {
  /** The rule that allows it. */
  readonly rule: string;
  /** What may be set; each field holds one value. */
  form(terms: Terms, play: Play, seat: Seat): Form;
  /** How it stands, by field. */
  standing(terms: Terms, play: Play, seat: Seat): Readonly<Record<string, string>>;
  /** One field is set. */
  mend(terms: Terms, play: Play, seat: Seat, field: string, value: string): Outcome | Refused;
  /** What is put anew after something was set or taken back: what was open is asked again as things stand now. */
  after?(terms: Terms, play: Play): Outcome;
}
