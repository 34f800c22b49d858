import type { HeldPower, Seat } from '../../../core/state.ts';

/** A power may be used by several at once, each with a choice of their own. */
export const askId = ({ id }: Pick<HeldPower, 'id'>, seat: Seat): string => `${id}:${seat}`;
