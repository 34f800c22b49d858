import type { GameEvent } from '../core/events.ts';
import type { Message, TraceLine } from '../core/messages.ts';
import type { Command } from './commands.ts';
import type { GameState } from './table.ts';

/** Codes are the record's: a refusal says what was wrong, where, and what is possible now. */
export type RefusalCode =
  | 'no-such-game' | 'not-in-game' | 'dead' | 'wrong-phase' | 'not-host' | 'over' | 'not-started' | 'already-started' | 'cancelled'
  | 'unknown-ability' | 'ambiguous' | 'unknown-player' | 'unknown-option' | 'unknown-poll' | 'unknown-command' | 'malformed'
  | 'illegal-target' | 'too-few' | 'too-many' | 'repeated' | 'too-long' | 'too-many-words' | 'unknown-field' | 'nothing-to-withdraw' | 'no-vote' | 'closed' | 'not-in-public' | 'vote-stands' | 'not-now' | 'locked'
  | 'full' | 'already-in' | 'too-few-players' | 'bad-setup' | 'bad-schedule' | 'bad-option' | 'paused' | 'not-paused' | 'busy' | 'stale';

export interface Refusal {
  readonly code: RefusalCode;
  /** The field of the form, if one is at fault. */
  readonly field?: string;
  /** One sentence for the person, already in plain words, seats as names. */
  readonly message: string;
}

/** What a command did: the whole next state, and everything that follows from it. */
export interface Change {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly trace: readonly TraceLine[];
  /** All that was said, in order: those of the events of type `Said`. */
  readonly messages: readonly Message[];
  /** The command as it may be kept, where it says more than may be: played again, it comes to the same. */
  readonly kept?: Command;
}

export type Decision = { readonly ok: true; readonly value: Change } | Refused;
export type Refused = { readonly ok: false; readonly refusals: readonly Refusal[] };

export const refuse = (code: RefusalCode, message: string, field?: string): Refused =>
  ({ ok: false, refusals: [{ code, message, ...(field === undefined ? {} : { field }) }] });
