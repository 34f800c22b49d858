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

/** Effects whose owner lives, or need not, in the order in which they were created. */
const kept = (play: Play): readonly Trait[] =>
  play.traits.filter(trait => spoils(trait) && (trait.by === undefined || isAlive(play, trait.by) || outlives(trait)));

/**
 * The effects that are in force: those whose owner is not spoiled by another one in force. An owner who is spoiled by the own effect keeps it up.
 * Where suspensions form a loop, the effect that was created first stays. clocktower/rule/malfunction#8, #10, clocktower/character/innkeeper?2
 */
function inForce(play: Play): readonly Trait[] {
  const effects = kept(play);
  const settled = new Map<Trait, boolean>();
  const onOwner = (effect: Trait): readonly Trait[] => effects.filter(other => other !== effect && other.holder === effect.by);
  const open = (): readonly Trait[] => effects.filter(effect => !settled.has(effect));
  while (open().length > 0) {
    const clear = open().find(effect => onOwner(effect).every(other => settled.has(other)) || onOwner(effect).some(other => settled.get(other)));
    if (clear) settled.set(clear, !onOwner(clear).some(other => settled.get(other)));
    else settled.set(open().find(effect => isLoop(effect, open(), onOwner))!, true);
  }
  return effects.filter(effect => settled.get(effect));
}

/** True if an effect is suspended, in the end, by what it suspends itself. */
function isLoop(effect: Trait, open: readonly Trait[], onOwner: (effect: Trait) => readonly Trait[]): boolean {
  const before = (one: Trait): readonly Trait[] => onOwner(one).filter(other => open.includes(other));
  const reached = new Set(before(effect));
  for (const one of reached) for (const other of before(one)) reached.add(other);
  return reached.has(effect);
}

/** The effects by which this seat malfunctions now. */
export const malfunctions = (play: Play, seat: Seat): readonly Trait[] =>
  (spoilersOf(play, seat).length === 0 ? [] : inForce(play).filter(({ holder }) => holder === seat));

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
