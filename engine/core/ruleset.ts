import type { GameEvent } from './events.ts';
import type { Form } from './forms.ts';
import type { Json } from './json.ts';
import type { CardLine, Message, Says, TraceLine } from './messages.ts';
import type { Refused } from './refused.ts';
import type { Act, Answer, Play, PollState, Seat, Terms } from './state.ts';
import type { Meeting, ShutAsk, Truth, Viewer } from './views.ts';

export type { CardLine } from './messages.ts';
export type { Refused } from './refused.ts';

/** A form that stands open now, and who may answer it. */
export interface Ask {
  readonly id: string;
  /** Names that the act text answers to; the first is the one that is printed. */
  readonly abilities: readonly string[];
  readonly seats: readonly Seat[];
  readonly form: Form;
  /** Key of the theme for what it does, where several have one name. */
  readonly does?: string;
  /** What it holds by an earlier use: shown with the form, until another use changes it. */
  readonly holds?: Answer;
  readonly shared?: string;
  /** True: used in the game's own channel only, before everybody. The table announces what is chosen for the end of the phase, `acted` what is carried out at once. */
  readonly open?: boolean;
  readonly usesLeft?: number;
  /**
   * A group of asks of which one person uses one: choosing takes back what the same seat chose for the others of the group and, where
   * both are a group's own, what anybody chose.
   */
  readonly excludes?: string;
  /** Which alternative of which set it is: two of one group go together if they are different alternatives of no set. Absent: they never do. */
  readonly alternative?: Readonly<Record<string, number>>;
  /** What its maker is told at once of a choice that is accepted and yet hardly meant; nothing where there is nothing to say. */
  remark?(answer: Answer): Pick<Message, 'key' | 'about' | 'args'> | undefined;
  /** `end`: it stands until the phase ends. `now`: it is carried out at once and answered at once. */
  readonly when: 'end' | 'now';
  /** Of what is carried out at once: it stands until the phase ends, and can be taken back. */
  readonly stands?: true;
  /** True for what is carried out at once and never refused once its form is filled in. */
  readonly certain?: true;
  /** True: anybody may try it, whoever they are, so that everybody may know that it is open. */
  readonly common?: true;
  /** Of what is common: true for what this part of the game is about. */
  readonly main?: true;
}

/** A poll that a ruleset has: who votes for what, and when it is settled. */
export interface Poll {
  /** Everybody sees the votes as they are cast. */
  readonly open: boolean;
  voters(play: Play): readonly Seat[];
  /** What may be chosen; with a seat: by whoever sits there. */
  choices(play: Play, seat?: Seat): readonly string[];
  /** Whom it is about, where each choice answers one question: a vote then names both, `vote Bob yes`. */
  readonly subject?: string;
  /** What it is called in words; absent: by its subject, or its id. */
  readonly title?: Says;
  /** Who has brought it about. */
  readonly by?: Seat;
  /** The seat for whose vote it waits now. */
  waitsFor?(play: Play): Seat | undefined;
  /** The order in which votes are counted; absent: it does not matter. */
  order?(play: Play): readonly Seat[];
  /** What a vote of this seat is worth. */
  weight(play: Play, seat: Seat): number;
  /** How much weight this choice needs to settle the poll at once. */
  needed(play: Play, choice: string): number;
  /** How much it needs as far as the voters may know; absent: they know. */
  shown?(play: Play, choice: string): number;
  /** False where this seat may move its vote and not take it back; absent: everybody may. */
  mayUnvote?(play: Play, seat: Seat): boolean;
  /** True: before it is locked, nobody but its voter sees a vote, nor that there is one. */
  readonly hidden?: boolean;
  /** Why this seat cannot choose so, or, without a choice, cannot vote at all; absent: the table says it in general words. */
  refuses?(play: Play, seat: Seat, choice?: string): Refused | undefined;
  /** True if its subject would be chosen, if the votes that everybody may see were all. */
  leads?(play: Play): boolean;
}

/** Words of somebody: in public, or in a private chat. */
export interface Words {
  readonly text: string;
  readonly chat?: string;
}

/** What is left of words: that they were said, and who found in them what they listen for, by ids of the rules' own. */
export interface Overheard {
  readonly caught: readonly string[];
  readonly chat?: string;
  /** What the message is called where it was said. */
  readonly message?: string;
}

/** Somebody laughs at what a seat has said in public: at one message, or at the last of today. */
export interface Laugh {
  readonly by: Seat;
  readonly at: Seat;
  readonly message?: string;
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

/** Lists of roles by chance. */
export interface Drawing {
  /** For how many players. */
  readonly least: number;
  readonly most: number;
  /** A list for so many, one role a player; the same for the same seed. */
  draw(terms: Terms, size: number): readonly string[];
  /** How even a list is: what each part of it is worth, and how far from 0 the balance of all may be. */
  judge(roles: readonly string[]): { readonly parts: Readonly<Record<string, number>>; readonly balance: number; readonly tolerance: number };
}

/** What may be set by hand about a seat, each field of the form by itself. The rules draw no consequence from it before something happens. */
export interface Mending {
  /** The rule that allows it. */
  readonly rule: string;
  /** What may be set; each field holds one value. */
  form(terms: Terms, play: Play, seat: Seat): Form;
  /** How it stands, by field. */
  standing(terms: Terms, play: Play, seat: Seat): Readonly<Record<string, string>>;
  /** One field is set. */
  mend(terms: Terms, play: Play, seat: Seat, field: string, value: string): Outcome | Refused;
  /** What is put anew after something was set or taken back: what was open is asked again as things stand now. */
  after?(terms: Terms, play: Play): Outcome;
}

/** What wins by the host's word. */
export interface Declared {
  /** What may be named. Everybody may see the list. */
  sides(terms: Terms, play: Play): readonly Side[];
  /** The game ends, and the side of this name has won it. */
  declare(terms: Terms, play: Play, name: string): Outcome;
}

export interface Side {
  readonly name: string;
  /** Other words for it. */
  readonly also: readonly string[];
}

/** What an option can be set to. */
export type OptionValue = string | number | boolean;

export interface OptionSpec {
  readonly default: OptionValue;
  /** All values, where they are few. */
  readonly values?: readonly OptionValue[];
  /** Ids of the rules that leave it open. */
  readonly rules?: readonly string[];
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
