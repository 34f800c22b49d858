import type { Answers } from './answers.ts';
import type { Mover } from './field.ts';
import type { Struck, Use } from './night.ts';
import type { Route } from './routes.ts';

/** Which controls are decided, and what befell those that a knot brought down. */
export interface Decided {
  readonly inForce: ReadonlyMap<Use, boolean>;
  readonly struck: ReadonlyMap<Use, Struck>;
  /** Where things went in the worlds that were tried out. */
  readonly routes?: Answers<Route>;
}

export const undecided: Decided = { inForce: new Map(), struck: new Map() };

/** Of counted movers the uses that they still move. */
export type Limits = ReadonlyMap<Mover, ReadonlySet<Use>>;

/** What is only supposed in a world that is tried out. */
export interface Supposed {
  readonly tried?: Use;
  /** Absent: this is the real world. */
  readonly suppose?: (use: Use) => boolean;
  readonly limits?: Limits;
  /** Where things went in other supposed worlds. */
  readonly routes?: Answers<Route>;
}
