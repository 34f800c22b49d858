import type { Json } from './json.ts';
import type { CardLine, Message, Says } from './messages.ts';
import type { Answer, Ballot, Mend, OpenDecision, Phase, Seat } from './state.ts';
import type { Form } from './forms.ts';
import type { Reason } from './refused.ts';

/** Who looks: a seat, everybody at once (the channel), or the host who does not play. */
export type Viewer = Seat | 'public' | 'host';

/** One seat as the viewer may know it. */
export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  readonly alive: boolean;
  /** What everybody was shown of it. */
  readonly flip?: Json;
  /** What everybody sees of it besides: keys of the theme. */
  readonly marks?: readonly string[];
  /** What the viewer knows this seat to be: its own card, a host's sight, or everything once the game is over. */
  readonly role?: string;
}

/** A form that the viewer may fill in now, with what stands. `form` yields only lists from this very view. */
export interface AskView {
  readonly id: string;
  /** Names that the act text answers to, the first one is printed. */
  readonly abilities: readonly string[];
  readonly form: Form;
  /** Key of the theme for what it does, where several have one name. */
  readonly does?: string;
  /** What it holds by an earlier use, which another one changes. */
  readonly holds?: Answer;
  readonly chosen?: { readonly by: Seat; readonly answer: Answer };
  /** Several may answer it (a group's power); the last valid one counts. */
  readonly shared?: string;
  /** True: it is carried out in the thread and everybody sees it. */
  readonly open?: boolean;
  readonly usesLeft?: number;
  /** True: it is carried out as soon as it is chosen. */
  readonly now?: boolean;
  /** Of the asks of one such group, one person uses one. */
  readonly excludes?: string;
  readonly alternative?: Readonly<Record<string, number>>;
  /** True: anybody may try it; everybody may know that it is open. */
  readonly common?: true;
  /** Of what is carried out at once: true for an answer that the rules would refuse now. Asking changes nothing. */
  refuses?(answer: Answer): boolean;
  remark?(answer: Answer): Pick<Message, 'key' | 'about' | 'args'> | undefined;
}

/** Something that the viewer knows of and cannot do now, and why. */
export interface ShutAsk {
  readonly id: string;
  readonly abilities: readonly string[];
  readonly why: Reason;
}

export interface PollView {
  readonly id: string;
  /** Everybody sees it. */
  readonly open: boolean;
  readonly choices: readonly string[];
  readonly mayVote: boolean;
  /** False: the viewer's vote may be moved, and not taken back. */
  readonly mayUnvote: boolean;
  /** Living voters of whom the viewer sees no vote. */
  readonly waiting: readonly Seat[];
  /** True: votes of others are seen only once they are locked, so that one that is not seen may be there. */
  readonly hidden?: true;
  readonly ballots: readonly Ballot[];
  /** Whom it is about. */
  readonly subject?: string;
  /** What it is called. */
  readonly title?: Says;
  /** Who has brought it about. */
  readonly by?: Seat;
  /** For whose vote it waits, and the order in which votes are counted. */
  readonly waitsFor?: Seat;
  readonly order?: readonly Seat[];
  /** True: it would be settled for its subject if the votes that everybody may see were all. */
  readonly leads?: true;
  /** Votes that a choice needs at all; 0 where it needs none. */
  readonly bar: Readonly<Record<string, number>>;
  /** Votes that a choice still needs to be settled at once. */
  readonly needed: Readonly<Record<string, number>>;
}

export interface ChatView {
  readonly slug: string;
  readonly members: readonly Seat[];
  readonly open: boolean;
}

/** Something that anybody may try now, by the name under which it is printed. */
export interface Common {
  readonly ability: string;
  /** True: in the game's own channel only. */
  readonly open: boolean;
  /** True: what this part of the game is about. */
  readonly main: boolean;
}

/** What is true of a seat. `statuses`: what lies on it, by whose ability, and whether it is in force now. */
export interface SeatTruth {
  readonly seat: Seat;
  readonly side: string;
  readonly believes?: string;
  readonly statuses: readonly { readonly name: string; readonly by?: Seat; readonly inForce: boolean }[];
}

/** A step of the running night: whose it is, what was chosen, and how far the night has come. */
export interface StepTruth {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly chosen: readonly { readonly seat: Seat; readonly answer: Answer }[];
  readonly at: 'done' | 'now' | 'next';
}

/** Two players who talked with one another in private, or one who talked with whoever runs the game; that they did is public. */
export interface Meeting {
  readonly phase: string;
  readonly seats: readonly Seat[];
  readonly withHost: boolean;
}

export interface Truth {
  readonly seats: readonly SeatTruth[];
  readonly steps: readonly StepTruth[];
  /** What was set by hand and can be taken back, the newest last. */
  readonly mends: readonly Pick<Mend, 'seat' | 'field' | 'value'>[];
}

/** All that the viewer may know of a running game. The only thing that a screen, a form or a bot is given. */
export interface View {
  readonly ruleset: string;
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly over: boolean;
  readonly seats: readonly SeatView[];
  readonly living: readonly Seat[];
  readonly dead: readonly Seat[];
  readonly asks: readonly AskView[];
  readonly shut: readonly ShutAsk[];
  /** What anybody may try now, each once, whether this viewer may or not. */
  readonly common: readonly Common[];
  /** Whom the viewer knows to be on the own side; where the rules say nothing of it, those with whom the viewer shares a private chat. */
  readonly mates: readonly Seat[];
  /** What everybody may know of the roles that were dealt; absent: the rules have no say. */
  readonly roleList?: readonly string[];
  readonly polls: readonly PollView[];
  readonly chats: readonly ChatView[];
  /** Slugs of private chats in which the viewer reads along without being in them; nothing of who is in there. */
  readonly reads?: readonly string[];
  readonly news: readonly Message[];
  /** Who met whom, as everybody may know. */
  readonly meetings: readonly Meeting[];
  readonly winners: readonly Seat[] | null;
  /** What the viewer's own card says besides the role. */
  readonly besides?: readonly CardLine[];
  /** Names that may be chosen although nobody sits there. */
  readonly beside: readonly string[];
  /** Of who runs the game without playing: what is behind it all. */
  readonly truth?: Truth;
  /** What waits for the viewer's decision. */
  readonly decisions: readonly OpenDecision[];
}
