import { Worker } from 'node:worker_threads';
import { added, simulate, type SimulationPlan, type Tally } from '../testing/simulate.ts';

/** Below this a thread costs more than it saves. */
const WORTH_A_THREAD = 100;

/** Plays the games on up to `jobs` threads. The sums are the same however many there are. */
export async function simulateOn(jobs: number, plan: SimulationPlan, games: number): Promise<Tally> {
  const threads = Math.max(1, Math.min(jobs, Math.floor(games / WORTH_A_THREAD)));
  if (threads === 1) return simulate(plan, 0, games);
  const starts = Array.from({ length: threads + 1 }, (_, index) => Math.floor((games * index) / threads));
  const parts = await Promise.all(starts.slice(0, -1).map((from, index) => onThread(plan, from, starts[index + 1]! - from)));
  return parts.reduce(added);
}

const onThread = (plan: SimulationPlan, from: number, count: number): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulate-worker.mjs', import.meta.url), { workerData: { plan, from, count } });
    worker.once('message', (tally: Tally) => resolve(tally));
    worker.once('error', reject);
    worker.once('exit', code => reject(new Error(`a thread ended with code ${code} before it had played its games`)));
  });
