import type { Json } from '../core/json.ts';
import type { Raw } from '../core/forms.ts';
import type { Seat } from '../core/state.ts';
import type { Person, Schedule, SetupChoice } from './table.ts';

/** What every command carries: the sender's own id for it (a repeat is known by it), the game, who, and when (epoch ms). */
interface Sent {
  readonly id: string;
  readonly game: string;
  readonly at: number;
}

/** Of somebody. */
interface By extends Sent {
  readonly person: Person;
}

export type Command =
  | (By & { readonly type: 'create'; readonly name: string; readonly place: string; readonly ruleset: string; readonly seed: number;
      readonly size: number; readonly setup: SetupChoice; readonly schedule: Schedule; readonly theme: string;
      readonly options: Readonly<Record<string, Json>>; readonly pins?: Readonly<Record<string, Json>>; readonly playing: boolean;
      /** The seed of the seating, which everybody sees: it must tell nothing of `seed`. */
      readonly seating?: number })
  | (By & { readonly type: 'join'; readonly name: string })
  | (By & { readonly type: 'leave' })
  | (By & { readonly type: 'watch'; readonly name: string })
  | (By & { readonly type: 'start' })
  /** Somebody of the game would like to see the table. */
  | (By & { readonly type: 'picture' })
  | (By & { readonly type: 'cancel-game' })
  /** An answer to an open form, by its id. `hidden`: nobody but the sender could see it being given. */
  | (By & { readonly type: 'answer'; readonly ask: string; readonly raw: Raw; readonly phase?: string; readonly hidden?: boolean })
  | (By & { readonly type: 'withdraw'; readonly ask: string; readonly phase?: string; readonly hidden?: boolean })
  | (By & { readonly type: 'vote'; readonly poll: string; readonly choice: string; readonly phase?: string })
  | (By & { readonly type: 'unvote'; readonly poll: string; readonly phase?: string })
  /** Words in a private chat of the game, or in public where rules listen. */
  | (By & { readonly type: 'say'; readonly text: string; readonly chat?: string;
      /** True: it was overheard where it was said, so that everybody in there has it already. */
      readonly heard?: boolean;
      /** Who found in the words what they listen for, where the words are kept no longer. */
      readonly caught?: readonly string[];
      /** What the message is called where it was said, so that a reaction can point at it. */
      readonly message?: string })
  /** The sender laughs at what `whom` said in public: at a message by its name, or at the last one. */
  | (By & { readonly type: 'laugh'; readonly whom: Seat; readonly message?: string })
  /** Acts of the host. */
  | (By & { readonly type: 'end-phase'; readonly phase?: string })
  | (By & { readonly type: 'extend'; readonly minutes: number })
  | (By & { readonly type: 'pause' })
  | (By & { readonly type: 'resume' })
  | (By & { readonly type: 'kill'; readonly seat: Seat; readonly phase?: string })
  /** An open decision is settled, by the words in which it is put. */
  | (By & { readonly type: 'decide'; readonly key: string; readonly value: string })
  /** Something of a seat is set by hand, or the last such thing taken back. */
  | (By & { readonly type: 'mend'; readonly seat: Seat; readonly field: string; readonly value: string })
  | (By & { readonly type: 'unmend' })
  /** Somebody runs the game beside the host from now on, or no longer. */
  | (By & { readonly type: 'co-host'; readonly by: Person; readonly name: string; readonly leaves?: true })
  /** `by` comes to the table in mid-game, below `after` or at the end; somebody leaves it. */
  | (By & { readonly type: 'admit'; readonly by: Person; readonly name: string; readonly role: string; readonly after?: Seat })
  /** The sender asks to come to the table in mid-game, as `role`. */
  | (By & { readonly type: 'travel'; readonly name: string; readonly role: string })
  | (By & { readonly type: 'dismiss'; readonly seat: Seat })
  /** The host says who has won, by a name of the rules' sides: the game ends. */
  | (By & { readonly type: 'declare'; readonly side: string; readonly phase?: string })
  /** Somebody else, `by`, takes a seat over with all that it is and has done. */
  | (By & { readonly type: 'replace'; readonly seat: Seat; readonly by: Person; readonly name: string })
  /** Look at this game: whatever is due is carried out. Early, late and twice are harmless. */
  | (Sent & { readonly type: 'tick' })
  /** What a delivery learned. */
  | (Sent & { readonly type: 'room-made'; readonly slug: string; readonly place: string })
  | (Sent & { readonly type: 'room-failed'; readonly slug: string; readonly why: string });
