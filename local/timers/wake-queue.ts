import type { Delivered } from '../../functions/app/deliver.ts';
import type { Clock, Report, Wake } from '../../functions/app/ports.ts';

export interface WakeQueueOptions {
  deliver(game: string): Promise<Delivered>;
  readonly clock: Clock;
  readonly report: Report;
}

/** Wake-ups within one process: each game is delivered by one at a time, and games do not wait for each other. */
export interface WakeQueue extends Wake {
  /** When nothing is under way any more. */
  idle(): Promise<void>;
  /** No more deliveries; resolves when those under way are through. */
  stop(): Promise<void>;
}

/** What stands in for the FIFO queue grouped by game. Like that, it may lose everything: the sweep finds it. */
export function makeWakeQueue({ deliver, clock, report }: WakeQueueOptions): WakeQueue {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const waiting = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  const run = async (game: string) => {
    do {
      again.delete(game);
      const result = await deliver(game);
      if (result.state === 'waiting') later(game, result.until);
    } while (again.has(game) && !stopped);
  };
  const later = (game: string, until: number) => {
    clearTimeout(waiting.get(game));
    waiting.set(game, setTimeout(() => start(game), Math.max(0, until - clock.now())).unref());
  };
  const start = (game: string) => {
    if (stopped) return;
    if (running.has(game)) {
      again.add(game);
      return;
    }
    const failed = (fault: unknown) => report({ event: 'delivery-failed', game, fault: fault instanceof Error ? fault.name : typeof fault });
    const ended = () => {
      running.delete(game);
      if (again.has(game)) start(game);
    };
    running.set(game, run(game).catch(failed).finally(ended)); // the mark stands, so the sweep tries again
  };
  const idle = async () => {
    while (running.size > 0) await Promise.all(running.values());
  };
  return {
    wake: async game => start(game),
    idle,
    async stop() {
      stopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      await idle();
    },
  };
}
