import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who has the store open, and where it listens. */
export interface Holder {
  readonly pid: number;
  readonly socket: string;
}

/** Somebody else has the store open. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';

  constructor(
    readonly directory: string,
    readonly holder: Holder,
  ) {
    super(`The games in ${directory} are open already in process ${holder.pid}. Use that one, or end it first.`);
  }
}

/** A lock that is held; `stale` tells that its last holder died without giving it back. */
export interface Lock {
  readonly stale: boolean;
  release(): void;
}

const patience = 3_000;

/** Takes the lock of a folder. A holder that is dead is passed over; one that lives is named in the error. */
export async function takeLock(directory: string, mine: Holder): Promise<Lock> {
  const file = join(directory, 'lock');
  let stale = false;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (write(file, mine)) return { stale, release: () => release(file, mine) };
    const text = read(file);
    if (text === undefined) continue;
    const holder = holderIn(text);
    if (holder && (await isHeld(holder))) throw new StoreInUse(directory, holder);
    stale = true;
    putAside(file, text);
  }
  throw new Error(`the lock ${file} can neither be taken nor read`);
}

/** Who holds the lock of a folder and answers. */
export async function runningHolder(directory: string): Promise<Holder | undefined> {
  const text = read(join(directory, 'lock'));
  const holder = text === undefined ? undefined : holderIn(text);
  return holder && (await isHeld(holder)) ? holder : undefined;
}

function write(file: string, holder: Holder): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(holder));
  try {
    linkSync(own, file); // whole or not at all: nobody reads half a lock
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    const { pid, socket } = JSON.parse(text);
    return typeof pid === 'number' && typeof socket === 'string' ? { pid, socket } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Alive and answering; one that only just starts, or whose worker has died, gets a moment. */
async function isHeld({ pid, socket }: Holder): Promise<boolean> {
  for (const stop = Date.now() + patience; ; await sleep(100)) {
    if (!isAlive(pid)) return false;
    if (await answers(socket)) return true;
    if (Date.now() > stop) return pid === process.pid;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const answers = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ path });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Takes away exactly the stale lock that was read: if another has replaced it meanwhile, that one is put back. */
function putAside(file: string, text: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function release(file: string, mine: Holder): void {
  const holder = holderIn(read(file) ?? '');
  if (holder?.pid === mine.pid && holder.socket === mine.socket) rmSync(file, { force: true });
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
