import type { Ask } from './asks.ts';
import type { Declared } from './declared.ts';
import type { Drawing } from './drawing.ts';
import type { GameEvent } from './events.ts';
import type { DealFault, Explained, RuleEntry } from './explained.ts';
import type { Json } from './json.ts';
import type { Mending } from './mending.ts';
import type { CardLine } from './messages.ts';
import type { OptionSpec } from './option-spec.ts';
import type { Outcome } from './outcome.ts';
import type { Poll } from './polls.ts';
import type { Refused } from './refused.ts';
import type { Laugh, Overheard, Readers, Words } from './speech.ts';
import type { Act, Play, PollState, Seat, Terms } from './state.ts';
import type { Meeting, ShutAsk, Truth, Viewer } from './views.ts';

/** What the core asks of a ruleset. Everything takes plain state and gives plain facts; nothing writes. */
export interface Ruleset {
  readonly id: string;
  /** Options with their defaults; `check` gives back the value or a sentence of what is wrong. */
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Options that say how long each part of the game lasts, in order: phases have parts, and the table's schedule has no say. Absent: it has. */
  readonly lengths?: readonly string[];
  /** How long a day and a night last where nobody says otherwise. Absent: as long as the table has it. */
  readonly usual?: { readonly day: string; readonly night: string };
  /** The sides that can win a game, where they are the same in every game; absent: it depends on who is dealt. */
  readonly sides?: readonly string[];
  /** Keys under which a chance may be pinned. */
  readonly decisions: readonly string[];
  /** Deals roles to seats, in order; faults name the seat's index. */
  deal(terms: Terms, names: readonly string[], roles: readonly Json[]): { ok: true; outcome: Outcome } | { ok: false; faults: readonly DealFault[] };
  /** A drawn order of roles, mended where the rules want somebody to sit beside somebody. Absent: any order will do. */
  seated?(terms: Terms, names: readonly string[], roles: readonly Json[]): readonly Json[];
  /** How lists of roles are drawn, and judged. Absent: these rules do not draw a list by itself. */
  readonly drawing?: Drawing;
  /** What everybody may know of the roles of a game. Absent: the table tells what it has of them. */
  readonly roleList?: {
    /** Of these roles, an entry each, in an order that tells nothing; nothing where nothing is told. */
    shown(terms: Terms, roles: readonly string[]): readonly string[];
    /** The roles that were dealt at the start. */
    dealt(play: Play): readonly string[];
  };
  /** Forms that are open now. Pure: asked again at each look. */
  asks(terms: Terms, play: Play): readonly Ask[];
  /** What this seat might try and cannot do now, each with the reason; nothing that the seat does not know of. Absent: the table says it in general words. */
  shut?(terms: Terms, play: Play, seat: Seat): readonly ShutAsk[];
  /** Who met whom in private, as everybody may know; absent: nobody does. */
  meetings?(play: Play): readonly Meeting[];
  /** Whom this seat knows to be on the own side. Absent: those with whom it shares a private chat. */
  mates?(terms: Terms, play: Play, seat: Seat): readonly Seat[];
  /** Who reads along in private chats, by the chat's slug: all in which it is possible, whether the chat is there or not. Absent: nobody does. */
  readers?(terms: Terms, play: Play): Readonly<Record<string, Readers>>;
  /** What everybody may see of a seat besides its life: keys of the theme. */
  marks?(terms: Terms, play: Play, seat: Seat): readonly string[];
  poll(terms: Terms, play: Play, id: string): Poll | undefined;
  /** After a vote: the poll may be settled (a hammer), which may end the phase. */
  polled(terms: Terms, play: Play, poll: PollState): Outcome;
  /** An ability that is carried out at once. A choice that no form could list as wrong may be refused here. */
  acted(terms: Terms, play: Play, act: Act): Outcome | Refused;
  /** A choice that is carried out at once and stands was taken back. */
  withdrawn?(terms: Terms, play: Play, act: Act): Outcome;
  /** Names that may be chosen although nobody sits there, such as that of whoever runs the game. */
  readonly beside?: readonly string[];
  /** Who finds in words of a player what they listen for. The words end here. */
  catches?(terms: Terms, play: Play, seat: Seat, words: Words): readonly string[];
  /** Somebody has spoken, in public or in a private chat. Absent: these rules do not listen. */
  heard?(terms: Terms, play: Play, seat: Seat, said: Overheard): Outcome | Refused;
  /** A laugh at what somebody has said in public. Absent: nobody asks. */
  laughed?(terms: Terms, play: Play, laugh: Laugh): Outcome | Refused;
  /** The host settles an open decision, or one that may be made at any time; `by` says who did. Without a value an open one takes its default. */
  decided?(terms: Terms, play: Play, key: string, value: string | undefined, by: 'host' | 'auto'): Outcome | Refused;
  /** Somebody comes to the table in mid-game, as `role`, below `after` or at the end; asks to; or leaves it. Who asked is let in with `SeatAdded`, or not with `SeatRefused`. */
  admitted?(terms: Terms, play: Play, seat: Seat, name: string, role: string, after?: Seat): Outcome | Refused;
  /** As what somebody may come to the table now, by name. Absent: nobody may. */
  arrivals?(terms: Terms, play: Play): readonly string[];
  requested?(terms: Terms, play: Play, seat: Seat, name: string, role: string): Outcome | Refused;
  dismissed?(terms: Terms, play: Play, seat: Seat): Outcome | Refused;
  /** Why the host may not end the running phase now; absent: always. */
  mayEnd?(terms: Terms, play: Play): Refused | undefined;
  /** True for a phase that is only the last part of the one before: an `end` in a record passes it by. */
  isPassedBy?(play: Play): boolean;
  /** The running phase ends as its deadline would end it, and what follows opens. */
  end(terms: Terms, play: Play, why: string): Outcome;
  /** The host takes somebody out of the game: no action, so that nothing moves it, stops it or is set off by it but what follows from a death. Absent: these rules have no way to. */
  remove?(terms: Terms, play: Play, seat: Seat): Outcome;
  /** What whoever runs the game may set by hand. Absent: nothing. */
  readonly mending?: Mending;
  /** True while decisions wait for somebody who runs the game without playing. Absent: never. */
  isPresided?(terms: Terms, play: Play): boolean;
  /** What the host who does not play sees beyond a seat's sight. */
  truth?(terms: Terms, play: Play): Truth;
  /** True while the deal is not told yet. Absent: it is told as it is dealt. */
  isUntold?(play: Play): boolean;
  /** How the host ends the game by word, where no rule proves that somebody has won. Absent: these rules have no way to. */
  readonly declared?: Declared;
  /** What `viewer` knows of what `seat` is: its display text, or nothing. */
  known(terms: Terms, play: Play, viewer: Viewer, seat: Seat): string | undefined;
  /** True for what changes how the table looks to all so much that a picture of it is shown. Absent: these rules have no picture. */
  isPictured?(event: GameEvent): boolean;
  /** What else a record's result has of these rules, by name, with names for seats; the whole truth. */
  extra?(terms: Terms, play: Play): Readonly<Record<string, Json>>;
  /** The role card: sentences by key, in the order in which they are read. */
  card(role: string): readonly CardLine[];
  /** What a seat's card says besides: what it has on top of its role. Absent: nothing. */
  besides?(terms: Terms, play: Play, seat: Seat): readonly CardLine[];
  /** True if this role could bring a use in public about; absent: any could. */
  mayActInPublic?(role: string): boolean;
  /** What is in these rules, for `curfew roles`. */
  entries(): readonly RuleEntry[];
  /** Parses a role's text; for `curfew explain` and for forms that take a role list. */
  explain(text: string): Explained;
  /** True if this phase can be named in a record: the running one, or one that may follow it. */
  mayFollow(terms: Terms, play: Play, phase: string): boolean;
}
