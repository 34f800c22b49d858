import type { Play, Seat } from '../../core/state.ts';
import { compose } from './compose.ts';
import type { Expr, Role } from './grammar/expression.ts';
import { parseRole } from './grammar/parse.ts';
import type { Power } from './power.ts';

const known = new Map<string, Role>();
const composed = new Map<string, readonly Power[]>();

/** What a canonical role text says; texts in the state were checked at the deal, so a fault is a bug. */
export function roleFrom(text: string): Role {
  const before = known.get(text);
  if (before) return before;
  const parsed = parseRole(text, Infinity);
  if (!parsed.ok) throw new Error(`the state holds a role that cannot be read: ${parsed.fault.message}`);
  known.set(text, parsed.role);
  return parsed.role;
}

export const roleOf = (play: Play, seat: Seat): Role => roleFrom(play.seats[seat]!.role);

/** Several parts side by side as one expression. */
export const together = (parts: readonly Expr[]): Expr => (parts.length === 1 ? parts[0]! : { kind: 'all', of: parts });

/** The powers of a held power's text, put together. */
export function powersOf(text: string): readonly Power[] {
  const before = composed.get(text);
  if (before) return before;
  const powers = compose(together(roleFrom(text).parts));
  composed.set(text, powers);
  return powers;
}
