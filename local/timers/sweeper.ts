import type { Sweep } from '../../functions/app/sweep.ts';
import type { Report } from '../../functions/app/ports.ts';

export interface Sweeper {
  stop(): Promise<void>;
}

/** Sweeps at once, for what a former run has left behind, and then each minute. One that is still under way is not overtaken. */
export function startSweeper({ sweep, report, every = 60_000 }: { sweep: Sweep; report: Report; every?: number }): Sweeper {
  let running: Promise<unknown> | undefined;
  const once = () => {
    const failed = (fault: unknown) => report({ event: 'sweep-failed', fault: fault instanceof Error ? fault.name : typeof fault });
    running ??= sweep()
      .catch(failed) // the next minute's does the same
      .finally(() => {
        running = undefined;
      });
  };
  once();
  const timer = setInterval(once, every);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
