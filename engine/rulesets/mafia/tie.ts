import { fieldsOf } from '../../core/json.ts';
import type { Seat, Trait } from '../../core/state.ts';
import { TIED } from './waiting.ts';

/** Somebody who dies with somebody else, and why. */
export interface Tie {
  readonly leader: Seat;
  readonly follower: Seat;
  /** The base role, as the cause of a death prints it. */
  readonly as: string;
  /** The copy of the power by which they are tied. */
  readonly copy: string;
  /** `named`: only while the follower has that copy. `bond`: whatever becomes of it, and the two may talk. */
  readonly kind: 'named' | 'bond';
}

/** The tie as a trait: it lies on whose death takes the other along. */
export const tieTrait = ({ leader, follower, as, copy, kind }: Tie): Trait => ({ trait: TIED, holder: leader, by: follower, args: { as, copy, kind } });

/** The ties among the traits, in the order in which they were made. */
export const tiesIn = (traits: readonly Trait[]): readonly Tie[] => traits.flatMap(({ trait, holder, by, args }): Tie[] => {
  const { as, copy, kind } = fieldsOf(args);
  if (trait !== TIED || by === undefined || typeof as !== 'string' || typeof copy !== 'string') return [];
  return [{ leader: holder, follower: by, as, copy, kind: kind === 'bond' ? 'bond' : 'named' }];
});
