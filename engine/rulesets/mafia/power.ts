import { seats, livingOthers, deadAll, type Form } from '../../core/forms.ts';
import type { Fact } from '../../core/messages.ts';
import type { Play, Seat, Terms } from '../../core/state.ts';
import type { Expr } from './grammar/expression.ts';
import type { Mark, TraitKind } from './points.ts';
import type { Change, Night, Part, Use } from './night/night.ts';

/** mafia/grammar/base-role#5 */
export const categories = ['manipulative', 'protective', 'killing', 'investigative', 'miscellaneous'] as const;
export type Category = (typeof categories)[number];
/** A category as results print it. */
export const categoryName = (category: Category): string => `${category[0]!.toUpperCase()}${category.slice(1)}`;
/** mafia/grammar/base-role#6 */
export type Subcategory = 'blocking' | 'redirecting';

/** When a base role does what it does; `start`: once, at the start of the game. */
export type Works = 'night' | 'day' | 'both' | 'start';

/** How uses of a power come about: its holder chooses to, it works by itself, on its holder each night, or on whoever visits. */
export type Way = 'chosen' | 'passive' | 'self' | 'reactive';

/** Whom its user chooses. Only the living are targeted; picking among the dead is no targeting. mafia/general/targeting#2 */
export interface Choice {
  readonly count: 1 | 2;
  readonly from: 'living-others' | 'dead';
}

/** One base role: what it chooses and what it does where it lands. Most only lay a trait. It knows no modifier. */
export interface BaseRole {
  readonly id: string;
  readonly name: string;
  readonly mode: 'active' | 'passive';
  readonly categories: readonly Category[];
  readonly subcategory?: Subcategory;
  readonly works: Works;
  readonly chooses?: Choice;
  /** Fields beside the players: a mode, a text. */
  readonly also?: Form;
  /** The base role of which it is a variant: `cop` for the Alignment Cop. */
  readonly variantOf?: string;
  /** What its argument is, for [Alignment] Cop and [Role] Cop. */
  readonly takes?: 'alignment' | 'role';
  /** As cards print it in front of another role ("Roleblocking"); and what grants it ("Bulletproofer"), for passive ones. */
  readonly ing: string;
  readonly er?: string;
  /** True if it names an alignment, so that Anti- fits it. mafia/modifier/anti?1 */
  readonly refersToAlignment?: true;
  /** mafia/role/gunsmith#2 */
  readonly gun?: true;
  /** Uses in a game if nothing else is written. mafia/role/reviver#1 */
  readonly once?: number;
  /** The option of its form that counts as a use of an [n]-shot power; absent: any use does. mafia/role/arsonist#4 */
  readonly counts?: string;
  /** The field of its form that stands in for naming a player. */
  readonly insteadOf?: string;
  /** Rule ids of the catalogue that this file carries out. */
  readonly covers: readonly string[];
  /** Key of the theme's sentence that says what it does. */
  readonly card: string;

  /** The trait that a passive base role is, or that an active one lays where it lands. */
  readonly trait?: TraitKind;
  /** True if a second copy counts where it is passive. mafia/role/er?5 */
  readonly addsUp?: true;
  /** True if it matters only when somebody is lynched. */
  readonly ofLynches?: true;
  /** True if its name may be followed by a label. mafia/grammar/alignment-words#6 */
  readonly labelled?: true;
  /** What it gives away for one night. mafia/role/er */
  readonly grants?: { readonly role: string } | { readonly modifier: string };
  /** False while this copy of it cannot be used at all, whatever its modifiers say. mafia/role/sensor#2, mafia/role/mentor#4 */
  isUsable?(play: Play, copy: string): boolean;
  /** True if it changes what votes come to. mafia/general/win-check#6 */
  readonly sways?: true;
  /** It tries to kill where it lands: at the end of the night, or on ignition. */
  readonly kills?: 'tonight' | 'ignition';
  /** What its user learns. Asked once for the targets reached, and once for each copy. `undefined`: no result. */
  learns?(part: Part, on: readonly Seat[], use: Use, night: Night): Fact | undefined;
  /** Key of what its holder is told at the deal, where the setup departs from what is usual. mafia/role/gunsmith#4 */
  told?(terms: Terms): string | undefined;
  /** True if the result needs the deaths of the night. mafia/general/resolution-order#13 */
  readonly learnsLate?: true;
  /** True if the result sums up a phase, so that by day it comes at the end. mafia/general/day-resolution#4 */
  readonly sumsUp?: true;
  /** What it changes once all deaths are settled. mafia/general/resolution-order#13, #14 */
  changes?(part: Part, on: readonly Seat[], use: Use, night: Night): readonly Change[];
  /** Players who die by it without any attempt on them (an ignition). mafia/general/resolution-order#10 */
  ends?(part: Part, use: Use, night: Night): readonly Seat[];
}

/** Declares a base role. What is left out does nothing. */
export const baseRole = (role: BaseRole): BaseRole => role;

/** A modifier where it stands on a power. */
export interface Layer {
  readonly id: string;
  /** Names the layer within its held power: uses are counted under it. Copies of a shared layer share it. */
  readonly key: string;
  readonly n?: number;
  readonly trigger?: string;
  readonly label?: string;
  /** Anti-Loyal. mafia/modifier/anti#1 */
  readonly anti: boolean;
  /** Double Novice: 2. mafia/modifier/n-times#1 */
  readonly times: number;
  /** What must hold for the modifier to be there at all: counts, Even, Enabled, ... */
  readonly gates: readonly Layer[];
  /** What the modifier marks a use as. */
  readonly mark?: Mark;
  /** For -ing: what rides along. */
  readonly rider?: Power;
  /** True if the holder of the power does not know of it. mafia/modifier/hidden#1 */
  readonly hidden?: true;
}

/** Where a power stands in a set of which only one member is used at a time. mafia/grammar/composition#6, mafia/modifier/random#1 */
export interface Place {
  readonly kind: 'slash' | 'random';
  readonly set: string;
  readonly alternative: number;
}

/** A base role with its modifiers put together. Its layers go from the inside outwards. */
export interface Power {
  /** Names it within its held power. */
  readonly key: string;
  readonly role: BaseRole;
  /** Its own expression, for names and cards. */
  readonly expr: Expr;
  /** The X of [X] Cop. */
  readonly of?: string;
  readonly anti: boolean;
  readonly way: Way;
  /** True if its holder switches it on for one phase at a time (Active, [n]-Night). */
  readonly switched: boolean;
  readonly time: 'night' | 'day' | 'both';
  /** Nights or days by which its effect comes later. */
  readonly delay: number;
  /** Categories that its modifiers add. mafia/grammar/modifier#6 */
  readonly added: readonly Category[];
  readonly layers: readonly Layer[];
  readonly sets: readonly Place[];
}

/** The players of a form, in the order in which they are named. One ordered field for all powers of these rules. */
export const formOf = ({ chooses, also, insteadOf }: BaseRole): Form => ({
  ...(chooses ? { targets: { ...seats(chooses.count === 1 ? 'whom' : 'whom-two', chooses.count, chooses.from === 'dead' ? deadAll : livingOthers), ...(insteadOf === undefined ? {} : { unless: insteadOf }) } } : {}),
  ...also,
});

export const isTargeting = ({ chooses }: BaseRole): boolean => chooses?.from === 'living-others';

/** The layer of a modifier, if the power carries it. */
export const layerOf = (power: Power, id: string): Layer | undefined => power.layers.find(layer => layer.id === id);

/** The categories of one part: of its base role, and what its modifiers add. */
export const categoriesOf = ({ role, added }: Power): readonly Category[] => (added.length === 0 ? role.categories : [...role.categories, ...added]);
