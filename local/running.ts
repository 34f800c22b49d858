import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const note = z.object({ pid: z.number().int().positive(), url: z.string() });

/** Where the Curfew that has this folder can be reached, if one is running. */
export function runningAt(data: string): string | undefined {
  try {
    const { pid, url } = note.parse(JSON.parse(readFileSync(fileIn(data), 'utf8')));
    process.kill(pid, 0);
    return pid === process.pid ? undefined : url;
  } catch {
    return undefined; // no note, or its process is gone
  }
}

/** Notes that it is us; gives back how to take the note away. */
export function noteRunning(data: string, url: string): () => void {
  writeFileSync(fileIn(data), JSON.stringify({ pid: process.pid, url }), { mode: 0o600 });
  return () => rmSync(fileIn(data), { force: true });
}

const fileIn = (data: string): string => join(data, 'running.json');
