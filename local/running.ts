import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { runningHolder } from './store/lock-file.ts';

const note = z.object({ pid: z.number().int().positive(), url: z.string() });

/** Folders of games within the folder of all that is kept: of the local workspace, and of a real one. */
export const stores = { workspace: 'store', slack: 'store-slack' } as const;

/** Where the Curfew that has this folder can be reached, if one is running: it has its games open, else its number may be another program's by now. */
export async function runningAt(data: string): Promise<string | undefined> {
  const noted = read(fileIn(data));
  if (!noted || noted.pid === process.pid) return undefined;
  const holders = await Promise.all(Object.values(stores).map(store => runningHolder(join(data, store))));
  return holders.some(holder => holder?.pid === noted.pid) ? noted.url : undefined;
}

function read(file: string): z.infer<typeof note> | undefined {
  try {
    return note.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // none, or half of one: the lock of the games decides
  }
}

/** Notes that it is us; gives back how to take the note away. */
export function noteRunning(data: string, url: string): () => void {
  writeFileSync(fileIn(data), JSON.stringify({ pid: process.pid, url }), { mode: 0o600 });
  return () => rmSync(fileIn(data), { force: true });
}

const fileIn = (data: string): string => join(data, 'running.json');
