import { textsOf } from '../../core/json.ts';
import { grouped } from '../../core/grouped.ts';
import type { HeldPower, Phase, Play, Seat } from '../../core/state.ts';
import { untilChanged } from '../../core/until-changed.ts';
import { powersOf } from './lookup.ts';
import type { Power } from './power.ts';

/** A power in somebody's hands. */
export interface Holding {
  /** Names it among everything that is held, and its form. */
  readonly id: string;
  readonly held: HeldPower;
  readonly power: Power;
  /** Who holds it; for a faction's power the member who would use it. */
  readonly holder: Seat;
}

/** Everything that a seat holds, there or not, in the order of its role. A faction's powers are not among it. */
export function holdings({ powers }: Pick<Play, 'powers'>, seat: Seat): readonly Holding[] {
  return bySeat(powers).get(seat) ?? nothing;
}

/** A state's powers are asked for many times before they change. */
const bySeat = untilChanged((powers: Play['powers']): ReadonlyMap<Seat, readonly Holding[]> =>
  grouped(Object.values(powers).flatMap(held => holdingsOf(held, held.holder)), ({ holder }) => holder));

const nothing: readonly Holding[] = [];

/** The powers of one instance. */
export const holdingsOf = (held: HeldPower, holder: Seat): readonly Holding[] =>
  powersOf(held.power).map(power => ({ id: `${held.id}${power.key}`, held, power, holder }));

/** True if a power works in this kind of phase at all. */
export const fitsTime = ({ time }: Pick<Power, 'time'>, { name }: Phase): boolean => time === 'both' || time === name;

/** The phases in which a power was used, as text. */
export const usedIn = (play: Play, id: string): readonly string[] => textsOf(play.facts[usedKey(id)]);

export const usedKey = (id: string): string => `used/${id}`;

/** A power and what rides along with it. */
export const withRiders = (power: Power): readonly Power[] => [power, ...power.layers.flatMap(({ rider }) => (rider ? withRiders(rider) : []))];
