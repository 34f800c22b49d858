import type { GameEvent } from '../../../core/events.ts';
import type { HeldPower, Play, Seat } from '../../../core/state.ts';
import type { Expr, Role } from '../grammar/expression.ts';
import { printRole } from '../grammar/print.ts';
import { roleFrom, roleOf } from '../lookup.ts';

/** What is added to a role and what goes. */
export interface Reshaping {
  readonly gains?: readonly Pick<HeldPower, 'power' | 'spent'>[];
  /** Ids of held powers. */
  readonly loses?: readonly string[];
  /** The memberships from now on; absent: as they are. */
  readonly members?: readonly Expr[];
}

export interface Reshaped {
  readonly events: readonly GameEvent[];
  /** The new powers, in the order of `gains`. */
  readonly gained: readonly HeldPower[];
}

/**
 * Changes what a seat holds and what its role says together: the text is made of the parts that are held.
 * New powers are there from the phase `since` on. mafia/role/absorber#2, mafia/role/universal-backup?5
 */
export function reshape(play: Play, seat: Seat, { gains = [], loses = [], members = roleOf(play, seat).members }: Reshaping, since: string): Reshaped {
  const ids = freshIds(play, seat, since, gains.length);
  const gained = gains.map(({ power, spent }, n): HeldPower => ({ id: ids[n]!, power, holder: seat, origin: 'gained', since, ...(spent === undefined ? {} : { spent }) }));
  const parts = partsOf([...ownPowers(play, seat).filter(({ id }) => !loses.includes(id)), ...gained]);
  const { believes } = play.seats[seat]!;
  return {
    gained,
    events: [
      ...loses.map(id => ({ type: 'PowerLost' as const, id })),
      ...gained.map(power => ({ type: 'PowerGained' as const, power })),
      { type: 'RoleChanged', seat, role: printRole({ ...roleOf(play, seat), members, parts }), ...(believes === undefined ? {} : { believes: withParts(roleFrom(believes), partsOf(gained)) }) },
    ],
  };
}

/** What a seat really holds, in the order of its role. */
export const ownPowers = (play: Play, seat: Seat): readonly HeldPower[] =>
  Object.values(play.powers).filter(({ holder, origin }) => holder === seat && origin !== 'believed');

const partsOf = (powers: readonly HeldPower[]): readonly Expr[] => powers.flatMap(({ power }) => roleFrom(power).parts);

const withParts = (role: Role, parts: readonly Expr[]): string => printRole({ ...role, parts: [...role.parts, ...parts] });

/** `s1.n2.1`: the first that a seat has from Night 2 on. */
function freshIds(play: Play, seat: Seat, since: string, count: number): readonly string[] {
  const [name = '', number = ''] = since.split(' ');
  const ids: string[] = [];
  for (let n = 1; ids.length < count; n += 1) {
    const id = `${seat}.${name[0] ?? ''}${number}.${n}`;
    if (play.powers[id] === undefined) ids.push(id);
  }
  return ids;
}
