import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type LocalStore, openLocalStore } from '../../../local/store/open.ts';

/** One dynalite on disk for a whole file of tests. */
export function onDynalite(): { readonly local: LocalStore; readonly directory: string; lockFile(): string } {
  const directory = mkdtempSync(join(tmpdir(), 'curfew-test-'));
  const opened: { local?: LocalStore } = {};
  beforeAll(async () => {
    opened.local = await openLocalStore(directory);
  });
  afterAll(async () => {
    await opened.local?.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    directory,
    lockFile: () => readFileSync(join(directory, 'lock'), 'utf8'),
    get local() {
      if (!opened.local) throw new Error('the store is not open yet');
      return opened.local;
    },
  };
}
