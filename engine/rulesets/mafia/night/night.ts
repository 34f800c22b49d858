import type { Fact, Message, TraceLine } from '../../../core/messages.ts';
import type { Answer, HeldPower, Play, Seat, Terms, Trait } from '../../../core/state.ts';
import type { TraitKind } from '../points.ts';
import type { Layer, Power } from '../power.ts';
import type { Barred, Barrier } from './barriers.ts';
import type { World } from './world.ts';

/** How a use came about. `switched`: a passive power that its holder put to use; `standing`: an earlier use whose effect lasts or comes now. */
export type UseWay = 'chosen' | 'switched' | 'self' | 'reactive' | 'standing';

/** A base role at work in a use: the power itself first, then what rides along. Each is judged by its own categories. mafia/general/killing-action#4 */
export interface Part {
  /** Grants of modifiers replace it. */
  power: Power;
  /** Where it takes effect, and whether it does at all: set once blocks and failures are known. */
  on: readonly Seat[];
  works: boolean;
}

/** A power as it is used in this phase. */
export interface Use {
  /** Unique in this phase, the same for the same choice whatever the order of submission. */
  readonly id: string;
  readonly held: HeldPower;
  /** With the modifiers that are there now and that were not left out. Grants of modifiers replace it. */
  power: Power;
  readonly by: Seat;
  readonly way: UseWay;
  readonly chosen: readonly Seat[];
  readonly answer: Answer;
  parts: readonly Part[];
  readonly faction?: string;
  /** Its results must not tell which power of a set it was. mafia/modifier/random#3 */
  readonly drawn?: true;
  /** It comes about by its user's death: nothing that was done before is stopped or moved by it. mafia/modifier/triggered?1 */
  readonly late?: true;
  /** Uses are counted under these layers of its held power. */
  readonly counted: readonly string[];
  /** Final targets, and players reached only as copies. Set by the steps moves and copies. */
  targets: readonly Seat[];
  copies: readonly Seat[];
  /** True if its user did not get to perform it. mafia/general/targeting#3 */
  home: boolean;
  /** The outermost of its own modifiers by which it failed, as a place among its layers; -1: none. */
  failedAt: number;
  /** True once it has struck or stopped something, for what works by itself. mafia/modifier/n-shot?1 */
  took?: true;
}

/** What befell a control that a knot brought down, as matters stood. mafia/general/resolution-order#3 */
export interface Struck {
  readonly home: boolean;
  /** The condition of its own by which it failed, as a place among its layers; -1: none. */
  readonly failedAt: number;
  readonly by: ReadonlyMap<Part, readonly Barrier[]>;
}

export interface Visit {
  readonly use: Use;
  readonly by: Seat;
  readonly at: Seat;
}

/** A trait on somebody. `use` laid it; without one it is the holder's own. */
export interface Laid {
  readonly kind: TraitKind;
  readonly on: Seat;
  readonly by: Seat;
  readonly use?: Use;
  readonly power: Power;
  readonly held: HeldPower;
  readonly granted: boolean;
  /** Where its holder has it by itself: the layers under which it is counted. */
  readonly counts?: readonly Layer[];
  /** And the power as a whole, on which it may only ride along. */
  readonly whole?: Power;
}

/** What a use would do to a player: kill tonight, some nights later, or on ignition. */
export interface Attempt {
  readonly use: Use;
  readonly part: Part;
  readonly on: Seat;
  /** 0: this phase; 1 and more: so many later; `Infinity`: on ignition. */
  readonly when: number;
  readonly isStrongman: boolean;
}

/** What a sieve may look at besides the attempts. */
export interface Guarded {
  readonly laid: Laid;
  /** Uses left where the trait is counted. */
  readonly left: number;
}

/** Somebody who is to die in this phase, by whose uses, and why. */
export interface Doom {
  readonly seat: Seat;
  readonly by: readonly Seat[];
  /** A cause as the record prints it: a base role, `weak`, `lover`, ... */
  readonly cause: string;
}

/** What a use learned, before anybody is told. */
export interface Learned {
  readonly use: Use;
  readonly part: Part;
  readonly about: readonly Seat[];
  readonly fact: Fact;
}

/** What changes once all deaths are settled; the machinery after the night carries it out in the order of its kinds. mafia/general/resolution-order#13 */
export type Change =
  | { readonly type: 'revive'; readonly seat: Seat }
  | { readonly type: 'vanillaise'; readonly seat: Seat }
  | { readonly type: 'bond'; readonly seat: Seat; readonly by: Seat; readonly held: string; readonly as: string }
  | { readonly type: 'neighbours'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'motivate'; readonly seat: Seat }
  | { readonly type: 'duel'; readonly seats: readonly Seat[] }
  | { readonly type: 'reveal'; readonly seat: Seat }
  | { readonly type: 'say'; readonly message: Omit<Message, 'phase'> };

/** What players are, as other roles may read it: only what counts now. */
export interface RoleReader {
  /** The printed words of all base roles and modifiers; none: Vanilla. mafia/role/rolecop#2, ?3 */
  words(seat: Seat): readonly string[];
  /** The base role that comes first in the chain. mafia/role/rolecop?5 */
  first(seat: Seat): string | undefined;
  /** Whether a player has all parts of a base role or named composition. mafia/role/rolecop?6 */
  has(seat: Seat, role: string): boolean;
  /** mafia/role/gunsmith#2, #3 */
  hasGun(seat: Seat): boolean;
  /** Everything, for the dead. mafia/role/coroner?2 */
  full(seat: Seat): string;
}

/** A phase as far as it is worked out: a draft that each step adds to. Nothing of it is seen before it is published. */
export interface Night {
  readonly terms: Terms;
  readonly play: Play;
  readonly phase: string;
  /** mafia/general/randomness#2: one drawn order of all players breaks every tie of this resolution. */
  readonly tie: () => readonly Seat[];
  /** True for an action by day, resolved alone. mafia/general/day-resolution#2 */
  readonly byDay: boolean;
  /** True if the phase ends with this resolution: what is due in it falls due now. */
  readonly ends: boolean;
  /** What was done earlier in the same Day, each resolved alone. */
  readonly earlier: readonly Use[];
  uses: Use[];
  /** Kill-Triggered uses, which wait until the deaths are settled. mafia/modifier/triggered?1 */
  late: Use[];
  /** Traits that players hold by themselves, whatever happens in this phase. */
  natives: Laid[];
  readonly roles: RoleReader;
  /** Who moves, hides and frames whom, once that is settled. */
  world: World;
  /** What is stopped, and by what. */
  barred: Barred;
  visits: Visit[];
  laid: Laid[];
  attempts: Attempt[];
  dooms: Doom[];
  learned: Learned[];
  changes: Change[];
  /** Who dies in this phase, in order, with what follows from each other's deaths. */
  deaths: Doom[];
  /** Traits that go on after this phase: delayed and permanent effects, douses. */
  lasting: Trait[];
  /** Layers that were used up by changing something (a vest), each by one: held power and key. mafia/modifier/n-shot?1 */
  spent: { readonly held: string; readonly key: string }[];
  /** Standing protection that has stopped its one attempt of this phase. mafia/modifier/permanent?1 */
  saves: Laid[];
  /** Keys of the chances drawn, in order, and what came of each. */
  readonly drawn: string[];
  readonly draws: Map<string, string>;
  trace: TraceLine[];
}

/** A step: its name on the decisions page, the rule, and what it adds to the draft. */
export interface Step {
  readonly name: string;
  readonly rule: string;
  run(night: Night): void;
}

/** Adds one line of why. */
export function because(night: Night, step: Pick<Step, 'name'>, rule: string, key: string, seats: TraceLine['seats'], args: TraceLine['args'] = {}): void {
  night.trace.push({ phase: night.phase, step: step.name, rule, key, seats, args });
}

/** How often a chance of this name was drawn so far. */
export const countOf = ({ drawn }: Pick<Night, 'drawn'>, key: string): number => drawn.filter(one => one === key).length;

/** By the tie list, then by id: never by time of submission. mafia/general/randomness#3 */
export const byTie = (night: Pick<Night, 'tie'>) => (a: { readonly by: Seat; readonly use?: Use }, b: { readonly by: Seat; readonly use?: Use }): number =>
  night.tie().indexOf(a.by) - night.tie().indexOf(b.by) || order(a.use?.id ?? '', b.use?.id ?? '');

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
