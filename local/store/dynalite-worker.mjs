import { renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';

// Plain JavaScript, since a worker is started without any loader. A client that breaks off makes dynalite throw: only this worker dies.
const { path, socket } = workerData;
const server = dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
const fresh = `${socket}.new`;

rmSync(fresh, { force: true });
server.listen(fresh, () => {
  renameSync(fresh, socket); // at no moment is there no socket: a request between two workers is refused, and repeated
  parentPort.postMessage('ready');
});
parentPort.on('message', message => {
  if (message === 'close') server.close(() => process.exit(0));
});
