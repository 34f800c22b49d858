import type { GameState } from '../../engine/table/table.ts';
import { nextDue } from '../../engine/table/calls.ts';
import { makePerform, type PerformPorts } from './perform.ts';
import { type Pending, pending } from './pending.ts';
import type { Play } from './play.ts';
import type { Clock, Commit, Cursor, GameStore, Report, Wake } from './ports.ts';

/** `waiting`: asked to come back at that time. `more`: the time for one call is used up. `moved`: somebody else delivers. */
export type Delivered =
  | { readonly state: 'done' | 'more' | 'moved' }
  | { readonly state: 'waiting'; readonly until: number };

export type Deliver = (game: string) => Promise<Delivered>;

export interface DeliverPorts extends PerformPorts {
  readonly store: GameStore;
  readonly play: Play;
  readonly wake: Wake;
  readonly clock: Clock;
  sleep(milliseconds: number): Promise<void>;
  readonly report: Report;
}

const shortestWait = 250;
/** A wait up to this long is waited out; a longer one is left to the mark. */
const shortWait = 5_000;
/** One call takes no longer than this, so that a game under fire lets others in. */
const longestCall = 40_000;
const atOnce = 20;
/** A bug is there again at the next try: one effect that meets it may not keep a whole game silent. */
const mostFaults = 4;
const faultWait = 60_000;
const bugs = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError']);
/** Suppliers' faults have names of their own, and pass. */
const isBug = (fault: unknown): boolean => !(fault instanceof Error) || bugs.has(fault.name);

/**
 * The pump: a game's effects in log order from its cursor on. At least once, never out of order. Commits and cursor alone decide
 * what is to do, so that it may be called at any time, twice or after any death.
 */
export const makeDeliver = (ports: DeliverPorts): Deliver => {
  const perform = makePerform(ports);
  return async game => {
    const stop = ports.clock.now() + longestCall;
    let cursor = await ports.store.cursor(game);
    for (;;) {
      const commits = await ports.store.after(game, cursor.through, atOnce);
      const newest = await newestOf(ports.store, game, commits);
      if (!newest) return { state: 'done' };
      const batch = new Batch(ports, perform, commits, newest);
      const result = await batch.run(cursor, stop);
      if ('state' in result) {
        if (result.state === 'more') await ports.wake.wake(game, `${game}#more#${ports.clock.now()}`);
        return result;
      }
      cursor = result;
    }
  };
};

async function newestOf(store: GameStore, game: string, commits: readonly Commit[]): Promise<GameState | undefined> {
  const last = commits.at(-1);
  return last && commits.length < atOnce ? last.state : last && ((await store.load(game)) ?? last).state;
}

/** Up to twenty commits on their way. */
class Batch {
  constructor(
    private readonly ports: DeliverPorts,
    private readonly perform: ReturnType<typeof makePerform>,
    private readonly commits: readonly Commit[],
    private newest: GameState,
  ) {}

  async run(start: Cursor, stop: number): Promise<Cursor | Delivered> {
    let cursor: Cursor | undefined = start;
    const waiting = pending(start, this.commits);
    if (waiting.length === 0) return (await this.moved(start, { through: this.commits.at(-1)!.version, part: 0 })) ?? { state: 'moved' };
    for (const item of waiting) {
      const until = cursor.notBefore !== undefined && item === waiting[0] ? cursor.notBefore : 0;
      const { wait, faults } = await this.tried(item, until, cursor.faults ?? 0);
      if (wait !== undefined) return this.later({ ...cursor, faults }, item.commit, wait);
      cursor = await this.moved(cursor, item.after);
      if (!cursor) return { state: 'moved' };
      if (this.ports.clock.now() >= stop) return { state: 'more' };
    }
    return cursor;
  }

  /** Performs one effect. What meets a bug is tried again a few times, then left out, and somebody is told. */
  private async tried(item: Pending, notBefore: number, before: number): Promise<{ readonly wait?: number | undefined; readonly faults: number }> {
    const { clock, report } = this.ports;
    try {
      return { wait: await this.once(item, notBefore), faults: before };
    } catch (fault) {
      if (!isBug(fault)) throw fault;
      const faults = before + 1;
      const { commit: { game, version }, effect } = item;
      const line = { game, version, effect: effect.type, fault: fault instanceof Error ? fault.name : typeof fault, tries: faults };
      report({ event: faults < mostFaults ? 'effect-failed' : 'effect-given-up', ...line });
      return { faults, wait: faults < mostFaults ? clock.now() + faultWait : undefined };
    }
  }

  /** Performs one effect, waiting out short waits. @returns the time until which it has to wait, if it is not done. */
  private async once({ commit, index, effect }: Pending, notBefore: number): Promise<number | undefined> {
    const { clock, sleep } = this.ports;
    let until = notBefore;
    const giveUp = clock.now() + shortWait;
    for (;;) {
      const wait = until - clock.now();
      if (until > giveUp) return until;
      if (wait > 0) await sleep(wait);
      const id = `${commit.game}:${commit.version}:${index}`;
      const context = { game: commit.game, id, then: commit.state, newest: this.newest, at: commit.at };
      const performed = await this.perform(effect, context);
      if (performed.done && !performed.learned) return undefined;
      const again = performed.done ? await this.learn(performed.learned) : performed.notBefore;
      if (again === undefined) return undefined;
      until = Math.max(again, clock.now() + shortestWait);
    }
  }

  /** What was learned goes the way of every command. @returns when to try again, if the game was too busy to listen. */
  private async learn(command: Parameters<Play>[0] | undefined): Promise<number | undefined> {
    const { store, play, clock, report } = this.ports;
    if (!command) return undefined;
    if (command.type === 'room-made') await store.putRoom(command.place, command.game, command.slug);
    const reply = await play(command);
    if (reply.ok) {
      this.newest = reply.state;
      return undefined;
    }
    const code = reply.refusals[0]?.code ?? 'unknown';
    if (code === 'busy') return clock.now() + 1_000;
    report({ event: 'learned-refused', game: command.game, command: command.type, code });
    return undefined;
  }

  private async later(cursor: Cursor, commit: Commit, until: number): Promise<Delivered> {
    const { store, report } = this.ports;
    const { through, part, faults = 0 } = cursor;
    const to: Cursor = { through, part, notBefore: until, tries: cursor.tries + 1, ...(faults === 0 ? {} : { faults }) };
    if (cursor.notBefore !== until && !(await store.advance(commit.game, cursor, to))) return { state: 'moved' };
    await store.mark(commit.game, commit.version, until);
    report({ event: 'delivery-waits', game: commit.game, version: commit.version, tries: to.tries });
    return { state: 'waiting', until };
  }

  /** The cursor moves on, then the marks of the commits that it has passed. @returns nothing if somebody else moved it. */
  private async moved(from: Cursor, place: Pick<Cursor, 'through' | 'part'>): Promise<Cursor | undefined> {
    const { store } = this.ports;
    const to: Cursor = { ...place, tries: 0 };
    const { game } = this.commits[0]!;
    if (!(await store.advance(game, from, to))) return undefined;
    for (const { version, effects, due } of this.commits) {
      if (version <= from.through || version > to.through || effects.length === 0) continue;
      await store.mark(game, version, due === nextDue(this.newest.table) ? due : undefined);
    }
    return to;
  }
}
