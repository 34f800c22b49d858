import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { type LocalStore, openLocalStore } from '../../../local/store/open.ts';
import { minute, noon } from '../../functions/app/fake-game.ts';

export const day = 24 * 60 * minute;
/** Those that are open; what is taken out is closed by whoever takes it. */
export const opened: LocalStore[] = [];
const folders: string[] = [];

/** A folder that is gone after the test. */
export function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'curfew-store-'));
  folders.push(directory);
  return directory;
}

/** Opens the games of a folder at noon; they are closed after the test. */
export async function open(directory: string, options = {}): Promise<LocalStore> {
  const local = await openLocalStore(directory, { clock: { now: () => noon }, ...options });
  opened.push(local);
  return local;
}

afterEach(async () => {
  for (const local of opened.splice(0)) await local.close();
  for (const directory of folders.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** The number of a process that is no more. */
export async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}
