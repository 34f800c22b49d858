import type { Clock, GameStore, Report, Wake } from '../../functions/app/ports.ts';

export interface LeftOverPorts {
  readonly store: Pick<GameStore, 'dueBefore'>;
  readonly wake: Wake;
  readonly clock: Clock;
  readonly report: Report;
}

/** The mark of an undelivered commit is at most this far ahead. */
const farthest = 75_000;

/**
 * What a former run left undelivered goes on at once. The sweep gives whoever delivers a minute before it steps in; on one machine
 * nobody can be at it when a process begins.
 */
export async function takeUpLeftOver({ store, wake, clock, report }: LeftOverPorts): Promise<void> {
  try {
    const now = clock.now();
    const games = new Set((await store.dueBefore(now + farthest)).map(({ game }) => game));
    for (const game of games) await wake.wake(game, `${game}#start#${now}`);
  } catch (fault) {
    report({ event: 'start-failed', fault: fault instanceof Error ? fault.name : typeof fault }); // the sweep finds the same
  }
}
