import type { Form } from '../../core/forms.ts';
import type { Fact } from '../../core/messages.ts';
import type { Seat } from '../../core/state.ts';
import type { Laid, TraitKind } from './points.ts';
import type { Night, Use } from './night/night.ts';

/** mafia/grammar/base-role#5 */
export type Category = 'manipulative' | 'protective' | 'killing' | 'investigative' | 'miscellaneous';
/** mafia/grammar/base-role#6 */
export type Subcategory = 'blocking' | 'redirecting';

/** What a use would do to a player; kills come at the end of the night that `when` names. */
export interface Attempt {
  readonly use: Use;
  readonly on: Seat;
}

/** One base role: what it chooses, and what it does when it is carried out. Most only lay a trait. */
export interface BaseRole {
  readonly id: string;
  readonly name: string;
  readonly mode: 'active' | 'passive';
  readonly categories: readonly Category[];
  readonly subcategory?: Subcategory;
  /** Rule ids of the catalogue that this file carries out. */
  readonly covers: readonly string[];
  readonly form: Form;
  /** Key of the theme's sentence that says what it does, after "you may choose …:". */
  readonly card: string;
  /** Traits that it lays on its targets. */
  readonly lays: readonly TraitKind[];
  does?(use: Use): readonly Laid[];
  /** Players whom it tries to kill. */
  kills?(use: Use): readonly Seat[];
  /** What its user learns at the end of the night. */
  learns?(use: Use, night: Night): Fact;
}

/** Declares a base role; what is left out does nothing. */
export const baseRole = (role: Omit<BaseRole, 'mode' | 'lays'> & Partial<Pick<BaseRole, 'mode' | 'lays'>>): BaseRole =>
  ({ mode: 'active', lays: [], ...role });

/** Lays a trait on a seat for the rest of the night. */
export const lay = (kind: TraitKind, on: Seat, use: Use): Laid => ({ kind, on, use });
