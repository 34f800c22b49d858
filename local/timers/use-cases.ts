import { type AppPorts, makeUseCases, type UseCases } from '../../functions/app/use-cases.ts';
import { takeUpLeftOver } from './left-over.ts';
import { makeLocalScheduler } from './scheduler.ts';
import { startSweeper } from './sweeper.ts';
import { inTurn } from './turns.ts';
import { makeWakeQueue } from './wake-queue.ts';

/** What differs from AWS is made here; the rest is given. */
export type LocalPorts = Omit<AppPorts, 'wake' | 'scheduler' | 'ticks'>;

export interface LocalUseCases extends UseCases {
  /** When no delivery is under way. */
  idle(): Promise<void>;
  /** Timers first, then what is under way; the store may be closed afterwards. */
  stop(): Promise<void>;
}

/** The use cases on a laptop: wake-ups, timers and the sweep in this process. It starts with what the last run left, and a sweep. */
export function startLocalUseCases(ports: LocalPorts): LocalUseCases {
  const queue = makeWakeQueue({ ...ports, deliver: game => app.deliver(game) });
  const timers = makeLocalScheduler({ ...ports, tick: game => app.tick(game) });
  const app = makeUseCases({ ...ports, wake: queue, scheduler: timers, ticks: timers }, inTurn);
  const begun = takeUpLeftOver({ ...ports, wake: queue });
  const sweeper = startSweeper({ ...ports, sweep: app.sweep });
  return {
    ...app,
    idle: queue.idle,
    async stop() {
      await begun;
      await sweeper.stop();
      await timers.stop();
      await queue.stop();
    },
  };
}
