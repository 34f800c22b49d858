import { type ForgetPorts, makeForget } from './forget.ts';
import type { Clock, Commit, Cursor, GameStore, Report, Scheduler, Wake } from './ports.ts';
import { scheduleName } from './schedule-name.ts';

/** Marks that were found, how many of them should have been dealt with by then, and what was done about them. */
export interface Swept {
  readonly found: number;
  readonly overdue: number;
  readonly woken: number;
  readonly ticks: number;
}

export type Sweep = () => Promise<Swept>;

export interface SweepPorts {
  readonly store: Pick<GameStore, 'dueBefore' | 'load' | 'cursor' | 'mark'> & ForgetPorts['store'];
  readonly wake: Wake;
  /** Brings a tick to a game at its deadline, now if that is past; up to 15 minutes ahead. */
  readonly ticks: Scheduler;
  readonly clock: Clock;
  readonly report: Report;
}

type Row = Awaited<ReturnType<GameStore['dueBefore']>>[number];

/** More than a sweep's own interval, so that a deadline between two sweeps is met to the second. */
const lookAhead = 75_000;
/** A mark is dealt with by the very next sweep; one that is older has been passed over. */
const grace = 90_000;

/**
 * Once a minute: finds whatever a lost wake-up, a lost timer or a death has left behind. Every mark only says "look at this game".
 * Then it goes on with forgetting teams that have removed the app.
 */
export const makeSweep = (ports: SweepPorts): Sweep => {
  const forget = makeForget(ports);
  return async () => {
    const now = ports.clock.now();
    const rows = await ports.store.dueBefore(now + lookAhead);
    const games = new Set(rows.map(row => row.game));
    const faults: unknown[] = [];
    let [woken, ticks] = [0, 0];
    for (const game of games) {
      try {
        const did = await look(ports, game, rows.filter(row => row.game === game), now);
        woken += did.woken;
        ticks += did.ticks;
      } catch (fault) {
        faults.push(fault); // one game's fault must not keep the others waiting
      }
    }
    const swept = { found: rows.length, overdue: rows.filter(row => row.wakeAt < now - grace).length, woken, ticks };
    ports.report({ event: 'swept', ...swept });
    await forget();
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${games.size} games could not be looked at`);
    return swept;
  };
};

async function look(ports: SweepPorts, game: string, marks: readonly Row[], now: number): Promise<{ woken: number; ticks: number }> {
  const { store, wake, ticks } = ports;
  const newest = await store.load(game);
  if (!newest) return { woken: 0, ticks: 0 }; // an index row without its item
  const cursor = await store.cursor(game);
  const late = marks.filter(mark => mark.wakeAt <= now);
  const waits = late.length > 0 && cursor.through < newest.version;
  if (waits) await wake.wake(game, `${game}#sweep#${Math.floor(now / 60_000)}`); // its own id: the queue drops a repeated one
  const { due, revision } = newest.state.table;
  const soon = due !== null && due <= now + lookAhead;
  if (soon) await ticks.at(game, Math.max(due, now), scheduleName(game, revision));
  await tidy(store, newest, cursor, late);
  return { woken: waits ? 1 : 0, ticks: soon ? 1 : 0 };
}

/** Marks of delivered commits that say nothing any more go away; the deadline that stands keeps one. */
async function tidy(store: SweepPorts['store'], newest: Commit, cursor: Cursor, late: readonly Row[]): Promise<void> {
  const { due } = newest.state.table;
  const stale = late.filter(mark => mark.version <= cursor.through && mark.wakeAt !== due);
  if (stale.length === 0 || newest.version > cursor.through) return;
  if (due !== null) await store.mark(newest.game, newest.version, due);
  for (const { game, version } of stale) {
    if (version !== newest.version || due === null) await store.mark(game, version, undefined);
  }
}
