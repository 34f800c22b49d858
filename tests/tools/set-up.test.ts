import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installed } from '../../tools/set-up.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curfew-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, packages: object): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

const own = {
  '': { name: 'curfew' },
  engine: { name: '@curfew/engine' },
  'node_modules/@curfew/engine': { resolved: 'engine', link: true },
};

test('this checkout is installed, or these tests would not run', () => {
  expect(installed(fileURLToPath(new URL('../../', import.meta.url)))).toBe(true);
});

test('nothing is installed in a fresh clone', () => {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: own }));
  expect(installed(folder)).toBe(false);
});

test('what was installed is enough, without the parts for other systems', () => {
  write('package-lock.json', {
    ...own,
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-windows': { version: '1.0.0', optional: true },
  });
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(installed(folder)).toBe(true);
});

test('another version, or one package more, is not enough', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  write('package-lock.json', { ...own, 'node_modules/a': { version: '1.0.1' } });
  expect(installed(folder)).toBe(false);
  write('package-lock.json', { ...own, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } });
  expect(installed(folder)).toBe(false);
});
