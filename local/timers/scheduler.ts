import type { Clock, Report, Scheduler } from '../../functions/app/ports.ts';

export interface LocalSchedulerOptions {
  tick(game: string): Promise<unknown>;
  readonly clock: Clock;
  readonly report: Report;
}

/** One-time timers within one process; they die with it, and the sweep stands behind them. */
export interface LocalScheduler extends Scheduler {
  stop(): Promise<void>;
}

/** A timer of Node holds no longer than 24 days, and a sleeping laptop stops it: each looks at the clock again at least hourly. */
const longestTimer = 3_600_000;

/** What stands in for one-time schedules, and for the delayed ticks of the sweep. */
export function makeLocalScheduler({ tick, clock, report }: LocalSchedulerOptions): LocalScheduler {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();

  const ring = (game: string, name: string) => {
    timers.delete(name);
    const failed = (fault: unknown) => report({ event: 'tick-failed', game, fault: fault instanceof Error ? fault.name : typeof fault });
    const done: Promise<unknown> = tick(game)
      .catch(failed) // the deadline's mark stands, so the sweep tries again
      .finally(() => running.delete(done));
    running.add(done);
  };
  const arm = (game: string, when: number, name: string) => {
    const wait = when - clock.now();
    const next = wait > longestTimer ? () => arm(game, when, name) : () => ring(game, name);
    timers.set(name, setTimeout(next, Math.max(0, Math.min(wait, longestTimer))));
  };
  return {
    async at(game, when, name) {
      if (!timers.has(name)) arm(game, when, name);
    },
    async stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(running);
    },
  };
}
