import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from '../../tools/find-browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'curfew-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, prints: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho '${prints}'\n`);
  chmodSync(path, 0o755);
  return path;
}

test('CHROMIUM comes first', async () => {
  const mine = program('mine', 'Chromium 1.2');
  expect((await findBrowser({ CHROMIUM: mine }, [])).executablePath).toBe(mine);
});

test('a CHROMIUM that does not exist is said, not passed over', async () => {
  await expect(findBrowser({ CHROMIUM: '/nowhere/chromium' }, [])).rejects.toThrow(
    'CHROMIUM names /nowhere/chromium, which does not exist.',
  );
});

test("then one of the system's, if it is more than a note on how to install it", async () => {
  program('chromium', 'this is a stub: install the snap');
  const chrome = program('google-chrome', 'Google Chrome 141.0.7390.0');
  expect((await findBrowser({ PATH: folder }, [])).executablePath).toBe(chrome);
});
