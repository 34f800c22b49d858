import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface StoreWorkerOptions {
  /** The worker's file; a bundle says where it has put it. */
  readonly script?: URL;
  readonly path: string;
  readonly socket: string;
  /** Done each time that a worker has died and another has taken its place. */
  onRestart(): Promise<void>;
}

export interface StoreWorker {
  /** The running thread's number: another after each restart. */
  readonly threadId: number;
  close(): Promise<void>;
}

const readyWithin = 10_000;
const mostDeaths = 20;

/** Dynalite in a worker thread; one that dies is replaced, and the requests of the meantime are repeated by the client. */
export async function startWorker(options: StoreWorkerOptions): Promise<StoreWorker> {
  let closing = false;
  let deaths = 0;
  let worker = await start(options);
  let restarted: Promise<void> = Promise.resolve();
  const watch = (running: Worker) =>
    running.once('exit', () => {
      deaths += 1;
      if (closing || deaths > mostDeaths) return;
      restarted = start(options).then(next => {
        worker = next;
        watch(next);
        return options.onRestart();
      });
    });
  watch(worker);
  return {
    get threadId() {
      return worker.threadId;
    },
    async close() {
      closing = true;
      await restarted;
      if (worker.threadId === -1) return; // it died just now, and nobody replaces it any more
      const gone = once(worker, 'exit');
      worker.postMessage('close');
      await gone;
    },
  };
}

async function start({ script, path, socket }: StoreWorkerOptions): Promise<Worker> {
  const worker = new Worker(script ?? new URL('./dynalite-worker.mjs', import.meta.url), { workerData: { path, socket } });
  const late = AbortSignal.timeout(readyWithin);
  await once(worker, 'message', { signal: late }); // rejects with the worker's own error
  worker.on('error', () => undefined); // its exit follows, and that is answered
  return worker;
}
