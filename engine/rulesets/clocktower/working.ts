import { fieldsOf } from '../../core/json.ts';
import { isAlive, type HeldPower, type Play, type Seat, type Trait } from '../../core/state.ts';
import { isUnaware } from './seats.ts';

/** Traits that make their holder malfunction; `by` is whose ability does it. clocktower/rule/malfunction#1 */
export const DRUNK = 'drunk';
export const POISONED = 'poisoned';

/** A trait of whoever is kept in the game by hand, whatever comes but an execution. */
export const PROTECTED = 'protected';

const spoils = ({ trait }: Trait): boolean => trait === DRUNK || trait === POISONED;

/** True if it goes on when its owner is dead. clocktower/rule/death#7 */
const outlives = ({ args }: Trait): boolean => fieldsOf(args)['outlives'] === true;

const spoilersOf = (play: Play, seat: Seat): readonly Trait[] => play.traits.filter(trait => spoils(trait) && trait.holder === seat);

/**
 * True if an effect is in force: its owner lives, or need not, and does not malfunction. An owner who is spoiled by the own effect keeps it up.
 * Where suspensions form a loop the effect that was created first stays. clocktower/rule/malfunction#8, #10, clocktower/character/innkeeper?2
 */
function isActive(play: Play, trait: Trait, path: readonly Trait[]): boolean {
  const { by } = trait;
  if (by === undefined) return true;
  if (!isAlive(play, by) && !outlives(trait)) return false;
  return !spoilersOf(play, by).some(other => other !== trait && suspends(play, other, [...path, trait]));
}

function suspends(play: Play, other: Trait, path: readonly Trait[]): boolean {
  const at = path.indexOf(other);
  if (at < 0) return isActive(play, other, path);
  const age = (trait: Trait): number => play.traits.indexOf(trait);
  return path.slice(at + 1).every(one => age(other) < age(one));
}

/** The effects by which this seat malfunctions now. */
export const malfunctions = (play: Play, seat: Seat): readonly Trait[] => spoilersOf(play, seat).filter(trait => isActive(play, trait, []));

/** True if this seat is drunk or poisoned now. clocktower/rule/malfunction#1 */
export const isMalfunctioning = (play: Play, seat: Seat): boolean => malfunctions(play, seat).length > 0;

/**
 * True if what spoils this seat is another's doing. Who does not know to be what they are has nothing to be spoiled: they fail by their own text.
 * clocktower/rule/abnormal-ledger#1, #5
 */
export const isSpoiledByOthers = (play: Play, seat: Seat): boolean => !isUnaware(play, seat) && malfunctions(play, seat).some(({ by }) => by !== seat);

/** True if it is another's doing that this ability does not work; what is only believed fails of itself. clocktower/rule/abnormal-ledger#1, #5 */
export const isThwarted = (play: Play, { holder, origin }: HeldPower): boolean => origin !== 'believed' && isSpoiledByOthers(play, holder);

/** True if a lasting effect of an ability, laid as a trait, is in force: its owner lives and functions. clocktower/rule/death#7, clocktower/rule/malfunction#8 */
export const isInForce = (play: Play, { by }: Trait): boolean => by === undefined || (isAlive(play, by) && !isMalfunctioning(play, by));

/**
 * True if an ability functions: it is the holder's own, the holder lives and does not malfunction. What nobody holds cannot malfunction.
 * clocktower/rule/vocabulary#3, clocktower/rule/malfunction#15
 */
export function works(play: Play, { holder, origin }: HeldPower): boolean {
  if (holder === 'table') return true;
  return origin !== 'believed' && isAlive(play, holder) && !isMalfunctioning(play, holder);
}
