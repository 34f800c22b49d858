import type { Play, Seat, Terms } from '../../core/state.ts';
import type { Layer, Power } from './power.ts';
import type { Night, Use } from './night/night.ts';
import type { Mark } from './points.ts';

/** What a gate may look at to say whether its power is there in this phase. */
export interface GateContext {
  readonly terms: Terms;
  readonly play: Play;
  readonly holder: Seat;
  readonly phase: { readonly name: string; readonly number: number };
  /** How often the layer has been used. */
  readonly spent: number;
  /** Phases (as text) since the power is held in which it could be used but for this layer, this one left out. */
  readonly earlier: readonly string[];
  /** Phases (as text) in which the power was used. */
  readonly usedIn: readonly string[];
  /** True if all Enablers of this label are there. mafia/modifier/enabled#3 */
  isEnabled(label: string): boolean;
}

/** How players look while a use is judged. */
export interface Sight {
  readonly field: { readonly night: Pick<Night, 'play' | 'terms'> };
  /** How a player's alignment looks to other roles, and what it is. */
  seen(seat: Seat): string;
  real(seat: Seat): string;
}

/**
 * What a modifier that comes and goes goes by: the phases alone; the phases in which what lies inside it could be used; its own uses;
 * or others, so that its holder does not notice and its form stays open.
 */
export type ComesBy = 'phase' | 'opportunity' | 'use' | 'others';

/** One modifier. It edits facets of a power or is asked at a moment; it knows no base role. */
export interface Modifier {
  readonly id: string;
  /** As cards print it; `[n]` stands for its number. */
  readonly name: string;
  /** What it marks a use as. */
  readonly mark?: Mark;
  /** What grants it for a night ("Ninjaiser"), if anything does. */
  readonly er?: string;
  /** It adds something that can be left out for a single use, so counts before it bind to it. mafia/grammar/binding#5 */
  readonly addOn?: true;
  /** True if it names an alignment, so that Anti- fits it. mafia/modifier/anti?1 */
  readonly refersToAlignment?: true;
  /** True if its name may be followed by a label. mafia/grammar/alignment-words#6 */
  readonly labelled?: true;
  /** How it finds what it stands on, besides base roles: directly following add-ons, any modifier, ... mafia/grammar/binding */
  readonly binds?: 'add-on' | 'ing' | 'times' | 'hidden' | 'whole' | 'membership';
  /** True if, in brackets, it may stand on any other modifier. */
  readonly onModifier?: true;
  /** True if it may stand on a membership. */
  readonly onMembership?: true;
  readonly covers: readonly string[];
  readonly card: string;
  /**
   * Why it cannot stand on this power, in words that follow its name ("fits targeting roles only; Bulletproof is passive"); undefined: it can.
   * `rider`: the power is an -ing, hence itself a modifier.
   */
  fits(power: Power, rider?: boolean): string | undefined;
  /** The power with this layer on it, where more changes than that the layer is there. */
  edit?(power: Power, layer: Layer): Power;
  /** For what comes and goes: whether what it stands on is there now. Absent: always. */
  isOpen?(layer: Layer, at: GateContext): boolean;
  /** Stands with `isOpen`. */
  readonly comesBy?: ComesBy;
  /** True if it only keeps what it stands on from being used: its holder has it all the same. mafia/modifier/novice#1, mafia/modifier/non-consecutive#1 */
  readonly rests?: true;
  /** What is counted under it: every use, or every phase in which there is one. */
  readonly counts?: 'use' | 'phase';
  /** True if what it stands on may be used in Night 0. mafia/general/phases#6 */
  isForNight0?(layer: Layer): boolean;
  /** True if what it stands on works although its holder is dead. mafia/modifier/triggered#4 */
  outlives?(layer: Layer): boolean;
  /** What must happen in the night itself for the power to be there: a visit at its holder, or its holder's death. mafia/modifier/triggered#5, #6 */
  awaits?(layer: Layer): 'visit' | 'death' | undefined;
  /** What becomes of the results of what it stands on: they go to somebody else, or do not tell where they come from. */
  readonly results?: 'astray' | 'unnamed';
  /** True if whoever is targeted with what it stands on hears of it. mafia/modifier/loud#1 */
  readonly isLoud?: true;
  /** True if its holder does not have what it stands on until somebody's death wakes it. mafia/modifier/backup#2, #3 */
  readonly sleeps?: true;
  /** True if what it stands on is used before everybody. mafia/modifier/public#1 */
  readonly isPublic?: true;
  /** True if what it stands on takes effect only by leave of others. mafia/modifier/permission-seeking#2 */
  readonly needsPermission?: true;
  /** True if whom the power has chosen and reached is kept, since it reaches nobody twice. mafia/modifier/erratic#1 */
  readonly isOncePerPlayer?: true;
  /** True if the use comes to nothing: a condition on the final targets. mafia/general/resolution-order#8 */
  fails?(layer: Layer, use: Use, on: readonly Seat[], sight: Sight): boolean;
  /** True if the user dies of having used the power. mafia/general/resolution-order#10 */
  kills?(layer: Layer, use: Use, night: Night): boolean;
}

export const modifier = (declared: Modifier): Modifier => declared;
