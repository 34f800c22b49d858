import type { Play, Seat } from '../../core/state.ts';
import { compose } from './compose.ts';
import type { Expr, Role } from './grammar/expression.ts';
import { parseRole } from './grammar/parse.ts';
import type { Power } from './power.ts';
import { remembered } from './remembered.ts';

/** Far more texts than there are in all games that one process plays at a time. */
const mostTexts = 10_000;

/** What a canonical role text says; texts in the state were checked at the deal, so a fault is a bug. */
export const roleFrom = remembered(mostTexts, (text): Role => {
  const parsed = parseRole(text, Infinity);
  if (!parsed.ok) throw new Error(`the state holds a role that cannot be read: ${parsed.fault.message}`);
  return parsed.role;
});

export const roleOf = (play: Play, seat: Seat): Role => roleFrom(play.seats[seat]!.role);

/** Several parts side by side as one expression. */
export const together = (parts: readonly Expr[]): Expr => (parts.length === 1 ? parts[0]! : { kind: 'all', of: parts });

/** The powers of a held power's text, put together. */
export const powersOf = remembered(mostTexts, (text): readonly Power[] => compose(together(roleFrom(text).parts)));
