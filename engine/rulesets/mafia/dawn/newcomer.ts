import { isAlive, type Seat } from '../../../core/state.ts';
import type { Expr } from '../grammar/expression.ts';
import { distinct } from '../grammar/side.ts';
import { roleOf } from '../lookup.ts';
import { membershipsOf, namedMembers } from '../memberships.ts';
import { tell, type Dawn } from './dawn.ts';

/** The memberships of a seat with more of them, each once. mafia/role/universal-backup#2 */
export const joined = (own: readonly Expr[], more: readonly Expr[]): readonly Expr[] => distinct([...own, ...more], false);

/** The members of a faction that a seat has joined learn of it, and the seat learns who they are. mafia/faction/friendship#2, ?2 */
export function greet(dawn: Dawn, seat: Seat, before: readonly string[]): void {
  const { play } = dawn.story;
  for (const { slug, faction } of membershipsOf(roleOf(play, seat))) {
    if (before.includes(slug) || !faction.isKnown) continue;
    const mates = namedMembers(play, slug).filter(other => other !== seat);
    if (mates.length > 0) tell(dawn, { to: seat, kind: 'notice', key: 'role.mates', about: mates, args: { faction: faction.name } });
    for (const to of mates.filter(other => isAlive(play, other))) {
      tell(dawn, { to, kind: 'notice', key: 'role.joined', about: [seat], args: { faction: faction.name } });
    }
  }
}
