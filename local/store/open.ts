import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CreateTableCommand, type DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { makeDynamoStore } from '../../functions/adapters/dynamodb/store.ts';
import { tableDefinition } from '../../functions/adapters/dynamodb/table-definition.ts';
import type { Clock, GameStore } from '../../functions/app/ports.ts';
import { runningHolder, takeLock } from './lock-file.ts';
import { mendIndex } from './mend-index.ts';
import { purgeExpired } from './purge-expired.ts';
import { socketClient } from './socket-client.ts';
import { startWorker } from './worker.ts';

export interface LocalStore {
  readonly store: GameStore;
  readonly client: DynamoDBClient;
  readonly table: string;
  close(): Promise<void>;
}

export interface LocalStoreOptions {
  readonly clock?: Clock;
  /** Use the store of a process that has it open, if there is one, instead of an error. */
  readonly shared?: boolean;
  /** Where the worker's file is, for a bundle. */
  readonly worker?: URL;
}

const table = 'curfew';
const longestSocketPath = 100;
/** Seconds. */
const untilThere = { minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 10 };
const systemClock: Clock = { now: () => Date.now() };

/**
 * Opens the games in a folder: dynalite in a worker, reached over a unix socket that only this user can open.
 * @throws StoreInUse when another process has them open, unless they may be shared
 */
export async function openLocalStore(folder: string, options: LocalStoreOptions = {}): Promise<LocalStore> {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const directory = resolve(folder);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const running = options.shared ? await runningHolder(directory) : undefined;
  return running ? over(socketClient(running.socket), options) : open(directory, options);
}

async function open(directory: string, options: LocalStoreOptions): Promise<LocalStore> {
  const socket = socketIn(directory);
  const lock = await takeLock(directory, { pid: process.pid, socket });
  const client = socketClient(socket);
  const mend = () => mendIndex(client, table);
  const worker = await startWorker({
    path: join(directory, 'games'),
    socket,
    ...(options.worker ? { script: options.worker } : {}),
    onRestart: mend,
  }).catch(error => {
    lock.release();
    throw error;
  });
  let purging: Promise<unknown> = Promise.resolve();
  const close = async () => {
    await purging;
    await worker.close();
    client.destroy();
    rmSync(dirname(socket), { recursive: true, force: true });
    lock.release();
  };
  try {
    await createTable(client);
    if (lock.stale) await mend();
  } catch (error) {
    await close();
    throw error;
  }
  const { now } = options.clock ?? systemClock;
  purging = purgeExpired(client, table, now()).catch(() => undefined); // beside the game; whatever is left goes at the next start
  return { ...over(client, options), close };
}

function over(client: DynamoDBClient, { clock = systemClock }: LocalStoreOptions): LocalStore {
  return { store: makeDynamoStore({ client, table, clock }), client, table, close: async () => client.destroy() };
}

/** A path of a unix socket may have about a hundred characters: in a deep folder it lies with the temporary files. */
function socketIn(directory: string): string {
  const folder = join(directory, 'socket');
  const path = join(folder, 'store');
  if (Buffer.byteLength(path) > longestSocketPath) return join(mkdtempSync(join(tmpdir(), 'curfew-')), 'store');
  mkdirSync(dirname(path), { recursive: true });
  chmodSync(folder, 0o700);
  return path;
}

/** Gives nothing before the table can be used: dynalite, too, first answers that it is being made. */
async function createTable(client: DynamoDBClient): Promise<void> {
  try {
    await client.send(new CreateTableCommand(tableDefinition(table)));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error;
  }
  await waitUntilTableExists({ client, ...untilThere }, { TableName: table });
}
