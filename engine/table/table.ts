import type { Json } from '../core/json.ts';
import type { Play, Seat, Terms } from '../core/state.ts';

/** Somebody, as whoever carries the game names them: opaque here, never looked into. */
export type Person = string;

/** A phase's end: after a length (`24h`, `90m`), or at the next wall-clock time (`16:00`). */
export type PhaseLength = string;

/** When phases end. Times of day are those of `zone`; days outside `workdays` do not count for wall-clock ends. */
export interface Schedule {
  readonly day: PhaseLength;
  readonly night: PhaseLength;
  readonly zone: string;
  /** 1 = Monday … 7 = Sunday. */
  readonly workdays: readonly number[];
}

/**
 * What is dealt: a ready-made setup by its id or a host's own list in canonical words, their roles drawn; or roles as text, one a seat in
 * this very order: for records, which say who is what.
 */
export type SetupChoice = { readonly ready: string } | { readonly list: readonly string[] } | { readonly roles: readonly Json[] };

export interface Guest {
  readonly person: Person;
  readonly name: string;
}

/** All around the rules: who is here, who runs it, when it goes on. The only part of the state that knows persons. */
export interface Table {
  readonly stage: 'lobby' | 'playing' | 'over' | 'cancelled';
  /** Where the game is played, opaque: `team/channel` for a Slack game. */
  readonly place: string;
  readonly host: Person;
  /** Wanted number of players; the lobby is full with it. */
  readonly size: number;
  readonly setup: SetupChoice;
  readonly schedule: Schedule;
  readonly theme: string;
  /** Those who have joined, in that order; fixed at the start. */
  readonly guests: readonly Guest[];
  readonly watchers: readonly Guest[];
  /** Who runs the game beside the host, without playing. */
  readonly coHosts?: readonly Guest[];
  /** The seed of the seating; absent: that of the game. */
  readonly seating?: number;
  /** Who sits where, from the start on. */
  readonly seated: Readonly<Record<Seat, Person>>;
  /** Who asks to come to the table, by the seat that waits for them. */
  readonly asking?: Readonly<Record<Seat, Guest>>;
  /** Who had a seat before somebody else took it over, or before they left. */
  readonly former?: readonly { readonly person: Person; readonly seat: Seat }[];
  /** When the running phase ends, epoch milliseconds; null while nothing is due. */
  readonly due: number | null;
  /** When open decisions take their default, by their keys: epoch milliseconds, and while the game is paused the milliseconds that were left. */
  readonly calls?: Readonly<Record<string, number>>;
  /** Counts every change of `due` and `calls`, so that a schedule of an older one is told apart. */
  readonly revision: number;
  /** Paused: the milliseconds that were left. */
  readonly paused: number | null;
  /** Rooms that whoever carries the game has made for the chats: slug -> opaque place, or why there is none. */
  readonly rooms: Readonly<Record<string, { readonly place: string } | { readonly failed: string }>>;
  /** The last command ids of each sender (`system` for timers and deliveries), newest last. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

/** A whole game: plain JSON, stored whole with each commit. */
export interface GameState {
  readonly schema: 1;
  readonly game: string;
  readonly terms: Terms;
  readonly table: Table;
  /** Absent until the roles are dealt. */
  readonly play?: Play;
}

export const seatOf = (table: Table, person: Person): Seat | undefined =>
  Object.keys(table.seated).find(seat => table.seated[seat] === person);

/** True for the host and whoever runs the game with them. */
export const runs = ({ host, coHosts = [] }: Pick<Table, 'host' | 'coHosts'>, person: Person): boolean =>
  person === host || coHosts.some(one => one.person === person);

/** Who runs the game and does not play: they see everything. */
export const overseers = (table: Table): readonly Person[] =>
  [table.host, ...(table.coHosts ?? []).map(({ person }) => person)].filter(person => seatOf(table, person) === undefined);
