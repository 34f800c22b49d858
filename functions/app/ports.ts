import type { GameEvent } from '../../engine/core/events.ts';
import type { TraceLine } from '../../engine/core/messages.ts';
import type { Command } from '../../engine/table/commands.ts';
import type { GameState } from '../../engine/table/table.ts';
import type { Effect } from './effects.ts';

/** One command's whole result, stored as one item: version 1 is the game's creation. */
export interface Commit {
  readonly game: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly command: Command;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly trace: readonly TraceLine[];
  readonly effects: readonly Effect[];
  /** The deadline that this very commit set, epoch milliseconds; absent where it left the deadline alone or took it away. */
  readonly due?: number;
}

/** How far a game's effects are delivered: all of `through`, and `part` effects of the version after it. */
export interface Cursor {
  readonly through: number;
  readonly part: number;
  /** Not before this time (epoch ms): the messenger asked to wait. */
  readonly notBefore?: number;
  readonly tries: number;
  /** How often the next effect has met a bug of ours. */
  readonly faults?: number;
}

/** Where a self-editing message stands: opaque channel and timestamp, and a hash of what it shows. */
export interface MessageRef {
  readonly channel: string;
  readonly ts: string;
  readonly hash: string;
}

/** A game's line in a list: a person's, or a team's. */
export interface GameRow {
  readonly game: string;
  readonly place: string;
  readonly at: number;
}

/** What a place is: where a game is played, which may be over, and the room of a game's chat. */
export interface Place {
  readonly game?: string;
  readonly room?: { readonly game: string; readonly slug: string };
}

/** An installed workspace: its token sealed by `functions/adapters/sealing`. */
export interface Installation {
  readonly team: string;
  readonly sealedToken: string;
  readonly botUser: string;
  readonly botId: string;
  readonly scopes: readonly string[];
  /** When the app was installed, epoch milliseconds. */
  readonly at: number;
}

/** A team that has removed the app. */
export interface Gone {
  readonly team: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Games and what delivery needs, kept. Every read of a game is strongly consistent. */
export interface GameStore {
  /** The newest commit, or nothing. */
  load(game: string): Promise<Commit | undefined>;
  /** Puts exactly the next version; `stale` if somebody else was first (or this very put had won: reload and look). */
  commit(next: Commit, wakeAt?: number): Promise<'done' | 'stale'>;
  /** All commits, oldest first. */
  history(game: string): AsyncIterable<Commit>;
  /** Commits after a version, oldest first, at most `most`. */
  after(game: string, version: number, most: number): Promise<readonly Commit[]>;
  cursor(game: string): Promise<Cursor>;
  /** Moves the cursor if it still is where it was read; false if somebody else moved it. */
  advance(game: string, from: Cursor, to: Cursor): Promise<boolean>;
  /** Puts the "look at this game by then" mark of a commit, or removes it. */
  mark(game: string, version: number, wakeAt: number | undefined): Promise<void>;
  /** Games whose mark lies at or before `until` (epoch ms). Index rows may lie: the reader looks at the game again. */
  dueBefore(until: number): Promise<readonly { game: string; version: number; wakeAt: number }[]>;
  messageRef(game: string, key: string): Promise<MessageRef | undefined>;
  putMessageRef(game: string, key: string, ref: MessageRef): Promise<void>;
  /** Takes a place for a game, unless another running game has it. */
  lock(place: string, game: string, now: number): Promise<{ ok: true } | { ok: false; game: string }>;
  unlock(place: string, game: string): Promise<void>;
  /** What is known of a place, in one read. */
  at(place: string): Promise<Place>;
  list(person: string, row: GameRow): Promise<void>;
  unlist(person: string, game: string): Promise<void>;
  gamesOf(person: string): Promise<readonly GameRow[]>;
  putRoom(place: string, game: string, slug: string): Promise<void>;
  removeRoom(place: string): Promise<void>;
  installation(team: string): Promise<Installation | undefined>;
  putInstallation(installation: Installation): Promise<void>;
  /** Removes an installation that was made by `until` (epoch ms): word of a removal may come after the app was installed anew. */
  removeInstallation(team: string, until: number): Promise<void>;
  /** Enters a game in the list of its place's team, before its first commit, so that none is ever missing there. */
  enter(row: GameRow): Promise<void>;
  /** All games that a team's list has. */
  entered(team: string): Promise<readonly GameRow[]>;
  /** Removes all that a game's own log and delivery hold, then its entry in the team's list. */
  erase(row: GameRow): Promise<void>;
  /** Notes that a team has removed the app: what it had by then is to go. */
  putGone(gone: Gone): Promise<void>;
  /** Teams that have gone at or before `until` (epoch ms) and are not done with. Comes late, like every index. */
  goneBefore(until: number): Promise<readonly Gone[]>;
  removeGone(gone: Gone): Promise<void>;
}

/** What performing an effect came to. `learned` comes back as a command of the game. */
export type Performed =
  | { readonly done: true; readonly learned?: Command }
  /** Not now: try again at this time (epoch ms). */
  | { readonly done: false; readonly notBefore: number };

/** Performs effects where the players are. Permanent refusals are dealt with inside and count as done. */
export interface Messenger {
  perform(effect: Effect, context: EffectContext): Promise<Performed>;
}

export interface EffectContext {
  readonly game: string;
  /** `<game>:<version>:<index>` */
  readonly id: string;
  /** The state of the commit that the effect belongs to, and the newest one: cards are drawn from the latter. */
  readonly then: GameState;
  readonly newest: GameState;
}

/** A hint that a game has something to do. It may be lost, late or double. */
export interface Wake {
  wake(game: string, id: string): Promise<void>;
}

/** A one-time timer that says only "look at this game". */
export interface Scheduler {
  /** Makes sure that one stands; `name` is unique to the game, its phase and the revision of its end. */
  at(game: string, when: number, name: string): Promise<void>;
}

export interface Clock {
  now(): number;
}

/** One line for the operator: what happened to which game. Ids, types and codes only, never bodies. */
export type Report = (line: { readonly event: string; readonly game?: string; readonly [fact: string]: string | number | boolean | undefined }) => void;
