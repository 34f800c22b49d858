import type { GameEvent } from './events.ts';
import type { Form } from './forms.ts';
import type { Json } from './json.ts';
import type { TraceLine } from './messages.ts';
import type { Act, Play, PollState, Seat, Terms } from './state.ts';
import type { Viewer } from './views.ts';

/** A form that stands open now, and who may answer it. */
export interface Ask {
  readonly id: string;
  /** Names that the act text answers to; the first is the one that is printed. */
  readonly abilities: readonly string[];
  readonly seats: readonly Seat[];
  readonly form: Form;
  readonly shared?: string;
  readonly open?: boolean;
  readonly usesLeft?: number;
  /** `end`: it stands until the phase ends. `now`: it is carried out at once and answered at once. */
  readonly when: 'end' | 'now';
}

/** A poll that a ruleset has: who votes for what, and when it is settled. */
export interface Poll {
  /** Everybody sees the votes as they are cast. */
  readonly open: boolean;
  voters(play: Play): readonly Seat[];
  choices(play: Play): readonly string[];
  /** What a vote of this seat is worth. */
  weight(play: Play, seat: Seat): number;
  /** How much weight this choice needs to settle the poll at once. */
  needed(play: Play, choice: string): number;
}

/** What happened and why. The events are applied in order; nobody sees what they do not contain. */
export interface Outcome {
  readonly events: readonly GameEvent[];
  readonly trace: readonly TraceLine[];
}

/** What the core asks of a ruleset. Everything takes plain state and gives plain facts; nothing writes. */
export interface Ruleset {
  readonly id: string;
  /** Options with their defaults; `check` gives back the value or a sentence of what is wrong. */
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Keys under which a chance may be pinned. */
  readonly decisions: readonly string[];
  /** Deals roles to seats, in order; faults name the seat's index. */
  deal(terms: Terms, names: readonly string[], roles: readonly Json[]): { ok: true; outcome: Outcome } | { ok: false; faults: readonly DealFault[] };
  /** Forms that are open now. Pure: asked again at each look. */
  asks(terms: Terms, play: Play): readonly Ask[];
  poll(terms: Terms, play: Play, id: string): Poll | undefined;
  /** After a vote: the poll may be settled (a hammer), which may end the phase. */
  polled(terms: Terms, play: Play, poll: PollState): Outcome;
  /** An ability that is carried out at once. */
  acted(terms: Terms, play: Play, act: Act): Outcome;
  /** The running phase ends as its deadline would end it, and what follows opens. */
  end(terms: Terms, play: Play, why: string): Outcome;
  /** What `viewer` knows of what `seat` is: its display text, or nothing. */
  known(terms: Terms, play: Play, viewer: Viewer, seat: Seat): string | undefined;
  /** The role card: sentences by key, in the order in which they are read. */
  card(role: string): readonly CardLine[];
  /** What is in these rules, for `curfew roles`. */
  entries(): readonly RuleEntry[];
  /** Parses a role's text; for `curfew explain` and for forms that take a role list. */
  explain(text: string): Explained;
  /** True if this phase can be named in a record: the running one, or one that may follow it. */
  mayFollow(terms: Terms, play: Play, phase: string): boolean;
}

export interface OptionSpec {
  readonly default: Json;
  readonly values?: readonly Json[];
  check(value: Json): string | undefined;
}

/** Why a deal is refused: which seat (absent: the table as a whole), a code and the sentence. */
export interface DealFault {
  readonly at?: number;
  readonly code: string;
  readonly message: string;
  /** Place in the role's text, counted from 0. */
  readonly column?: number;
  readonly nearest?: readonly string[];
}

/** One sentence of a role card. */
export interface CardLine {
  readonly key: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** One thing that a ruleset really has, and the rule ids that it carries out. */
export interface RuleEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly rules: readonly string[];
}

export type Explained =
  | { readonly ok: true; readonly parse: string; readonly canonical: string; readonly card: readonly CardLine[]; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly fault: DealFault };
