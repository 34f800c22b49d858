// One thread of `curfew simulate`: plays its share of the games and tells the sums.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { simulate } = await import('../testing/simulate.ts');
parentPort.postMessage(simulate(workerData.plan, workerData.from, workerData.count));
