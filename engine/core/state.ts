import type { Json } from './json.ts';
import type { Message } from './messages.ts';

/** A chair at the table: `s1`, `s2`, … in seating order. Rules know seats and nothing of the people in them. */
export type Seat = string;

/** A phase as the ruleset names it. `stage` is a part of a phase (the voting part of a day). */
export interface Phase {
  readonly name: string;
  readonly number: number;
  readonly stage?: string;
}

export interface SeatFacts {
  readonly alive: boolean;
  /** What this seat is, in the ruleset's own canonical words; the ruleset parses it back. */
  readonly role: string;
  /** What this seat believes to be, where that differs. */
  readonly believes?: string;
  /** What the table was shown of the role, once it was shown. */
  readonly flip?: Json;
}

/** One held power. Traits, acts and decisions name the instance, never the kind: two copies never share uses. */
export interface HeldPower {
  readonly id: string;
  /** The ruleset's own canonical words for the power; code is found by them. */
  readonly power: string;
  /** The seat that holds it, or `table` where a group or nobody does. */
  readonly holder: Seat | 'table';
  /** The chat whose living members may use it, for a power of a group. */
  readonly group?: string;
  readonly origin: 'own' | 'believed' | 'granted' | 'gained' | 'imitated';
  /** How often it has been used, by the ruleset's own names for what is counted. */
  readonly spent?: Readonly<Record<string, number>>;
  /** The phase since which it is held, as text; absent: from the start. */
  readonly since?: string;
}

/** Something that holds on a seat for a time; the ruleset knows what a trait of this name does. */
export interface Trait {
  readonly trait: string;
  readonly holder: Seat;
  readonly by?: Seat;
  readonly args?: Json;
  /** The phase at whose end it lapses, as text; absent: it stays. */
  readonly until?: string;
}

/** What was chosen for an open form: for each field the values, in order. */
export type Answer = Readonly<Record<string, readonly string[]>>;

/** A choice that stands until the phase ends, its maker changes it or takes it back. */
export interface Act {
  readonly ask: string;
  readonly by: Seat;
  readonly answer: Answer;
}

/** A running poll: who stands where, in the order in which the votes were cast. */
export interface PollState {
  readonly id: string;
  readonly ballots: readonly Ballot[];
}

/** One vote. `locked`: it is counted as it stands, whatever its voter does or becomes. */
export interface Ballot {
  readonly seat: Seat;
  readonly choice: string;
  readonly locked?: true;
}

/** A private room of several seats; `open` says whether they may write now. */
export interface Chat {
  readonly members: readonly Seat[];
  readonly open: boolean;
  /** True: members who are out are there like all others. */
  readonly withDead?: true;
}

/** One way to settle a decision, with the words by which it is named. */
export interface Choice {
  readonly value: Json;
  readonly says: string;
}

/** A decision that a resolution waits for: what waits runs again when the answer is there. */
export interface OpenDecision {
  /** Its own id: `KEY`, or `KEY/…` where a key may be open more than once. */
  readonly key: string;
  readonly to: Seat | 'host';
  /** The seats that it is about. */
  readonly about: readonly Seat[];
  /** What may be answered; absent: free words. */
  readonly options?: readonly Choice[];
  /** What it is without an answer. */
  readonly fallback: Json;
  /** For how long it is open, in minutes; absent: until the phase ends. */
  readonly minutes?: number;
}

/** The slug of a decision without what tells two open ones of it apart. */
export const decisionKey = (id: string): string => id.split('/')[0]!;

/** A place in a play whose value has changed, by its path; what is absent was not there, or is not any more. */
export interface Difference {
  readonly at: readonly string[];
  readonly was?: Json;
  readonly is?: Json;
}

/** Something of a seat that was set by hand, in the words of the rules, and all that changed with it. */
export interface Mend {
  readonly seat: Seat;
  readonly field: string;
  readonly value: string;
  readonly changes: readonly Difference[];
}

/** A game under way, as its rules see it. No person, no clock, no supplier: seats and facts only. */
export interface Play {
  readonly phase: Phase;
  readonly order: readonly Seat[];
  readonly names: Readonly<Record<Seat, string>>;
  readonly seats: Readonly<Record<Seat, SeatFacts>>;
  readonly powers: Readonly<Record<string, HeldPower>>;
  readonly traits: readonly Trait[];
  readonly acts: Readonly<Record<string, Act>>;
  readonly polls: Readonly<Record<string, PollState>>;
  readonly decisions: Readonly<Record<string, OpenDecision>>;
  /** Answers of decisions that the running resolution has got so far. */
  readonly answers: Readonly<Record<string, Json>>;
  readonly chats: Readonly<Record<string, Chat>>;
  /** What the ruleset keeps besides, by its own keys. */
  readonly facts: Readonly<Record<string, Json>>;
  /** How often each keyed chance has been drawn: pins are used up in this order. */
  readonly drawn: Readonly<Record<string, number>>;
  /** Messages of the running phase and of the one before it; older ones lie in the history. */
  readonly news: readonly Message[];
  /** What whoever runs the game has set by hand, the newest last; absent: nothing. */
  readonly mends?: readonly Mend[];
  /** Null until the game is over; then the seats that won, perhaps none. */
  readonly winners: readonly Seat[] | null;
}

/** What the rules need besides the play: fixed at the start. */
export interface Terms {
  readonly ruleset: string;
  readonly seed: number;
  readonly options: Readonly<Record<string, Json>>;
  /** Decisions pinned in advance, `KEY: value`, or a list that is used up in order. */
  readonly pins: Readonly<Record<string, Json>>;
}

export const phaseText = (phase: Phase): string =>
  [phase.name, phase.number, phase.stage].filter(part => part !== undefined).join(' ');

export const living = (play: Play): readonly Seat[] => play.order.filter(seat => play.seats[seat]?.alive);

/** A phase without the part of it that is running. */
export const wholePhase = ({ name, number }: Phase): string => `${name} ${number}`;

/** Members of a chat who may be in it while it is open. */
export const belonging = (play: Play, { members, withDead }: Chat): readonly Seat[] => members.filter(seat => withDead === true || isAlive(play, seat));

/** Who may write and read in a chat now. */
export const present = (play: Play, chat: Chat | undefined): readonly Seat[] => (chat?.open ? belonging(play, chat) : []);

export const isAlive = (play: Play, seat: Seat): boolean => play.seats[seat]?.alive === true;
