import { fieldsOf, type Json } from '../../core/json.ts';
import { isAlive, type Play, type Seat } from '../../core/state.ts';
import type { Kind, Side } from './character.ts';

/** What a seat is, in parts, as the state keeps it beside the role's text. */
export interface Who {
  /** The character's id. */
  readonly id: string;
  readonly kind: Kind;
  readonly side: Side;
  /** The character that this seat believes to be, without knowing better. */
  readonly believes?: string;
}

/** Where the state keeps it. */
export const WHO = 'who';
/** A trait of whoever counts as the demon although the own character is none. clocktower/rule/registration#3 */
export const DEMON = 'demon';

const who = (play: Play): { readonly [seat: Seat]: Json } => fieldsOf(play.facts[WHO]);

export const whoIs = (play: Play, seat: Seat): Who => {
  const facts = who(play)[seat];
  if (facts === undefined) throw new Error(`nothing is known of the seat ${seat}`);
  return facts as unknown as Who;
};

/** The fact with one seat told anew. */
export const withWho = (play: Play, seat: Seat, is: Who): Json => ({ ...who(play), [seat]: { ...is } });

/** The side that a character of this kind starts on. clocktower/rule/teams#2 */
export const sideOfKind = (kind: Kind): Side => (kind === 'minion' || kind === 'demon' ? 'evil' : 'good');

export const sideOf = (play: Play, seat: Seat): Side => whoIs(play, seat).side;
export const otherSide = (side: Side): Side => (side === 'good' ? 'evil' : 'good');

/** Everybody who is a player, in seat order: travellers are persons and no players. clocktower/rule/vocabulary#1, #2 */
export const players = (play: Play): readonly Seat[] => play.order.filter(seat => isPlayer(play, seat));
export const isPlayer = (play: Play, seat: Seat): boolean => play.order.includes(seat) && whoIs(play, seat).kind !== 'traveller';
export const travellers = (play: Play): readonly Seat[] => play.order.filter(seat => !isPlayer(play, seat));

export const livingPlayers = (play: Play): readonly Seat[] => players(play).filter(seat => isAlive(play, seat));

/** True if the seat counts as the demon: by its character, or for holding what is the demon. clocktower/rule/registration#3 */
export const isDemon = (play: Play, seat: Seat): boolean =>
  whoIs(play, seat).kind === 'demon' || play.traits.some(({ trait, holder }) => trait === DEMON && holder === seat);

/** The demon of the moment, if one lives; of several the first. */
export const demon = (play: Play): Seat | undefined => livingPlayers(play).find(seat => isDemon(play, seat));

/** True for who is a Minion by character, alive or dead. */
export const isMinion = (play: Play, seat: Seat): boolean => isPlayer(play, seat) && whoIs(play, seat).kind === 'minion';

/** True for who does not know to be what they are. */
export const isUnaware = (play: Play, seat: Seat): boolean => whoIs(play, seat).believes !== undefined;

export const livingMinions = (play: Play): readonly Seat[] => livingPlayers(play).filter(seat => isMinion(play, seat));

/** Those of them who know what they are. */
export const awareMinions = (play: Play): readonly Seat[] => livingMinions(play).filter(seat => !isUnaware(play, seat));

export const ofSide = (play: Play, side: Side): readonly Seat[] => players(play).filter(seat => sideOf(play, seat) === side);

/** The nearest players on either side, one where both walks meet the same, none where nobody is left. `alive`: the dead are passed over. clocktower/rule/neighbours */
export function neighbours(play: Play, seat: Seat, { alive }: { readonly alive: boolean }): readonly Seat[] {
  const { order } = play;
  const at = order.indexOf(seat);
  const around = order.map((_, step) => order[(at + step) % order.length]!).slice(1);
  const fits = (one: Seat): boolean => isPlayer(play, one) && (!alive || isAlive(play, one));
  return [...new Set([around.find(fits), around.findLast(fits)])].filter(one => one !== undefined);
}

/** The seats from directly below this one, round to itself; from the top for what is no seat. clocktower/rule/votes#3, clocktower/character/atheist#4 */
export function clockOrder(play: Play, seat: string): readonly Seat[] {
  const at = play.order.indexOf(seat);
  return [...play.order.slice(at + 1), ...play.order.slice(0, at + 1)];
}
