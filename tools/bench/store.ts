import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalStore, openLocalStore } from '../../local/store/open.ts';

/** Lends out a fresh store on disk, the very dynalite of a laptop. */
export async function withStore<T>(use: (local: LocalStore) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-bench-'));
  const local = await openLocalStore(folder);
  try {
    return await use(local);
  } finally {
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
