import type { Seat } from '../../../core/state.ts';
import type { Power } from '../power.ts';
import { Answers } from './answers.ts';

/** Where everything goes, and what everybody is given, as far as it was asked. */
export class Ways {
  readonly routes = new Answers<readonly Seat[]>();
  readonly powers = new Answers<Power>();
}
