import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { update } from '../../tools/index-folders.ts';

test('no committed index is stale', async () => {
  expect(await update(fileURLToPath(new URL('../../', import.meta.url)), true)).toEqual([]);
});

describe('an index', () => {
  let base: string;
  let roles: string;
  beforeEach(() => {
    base = `${mkdtempSync(join(tmpdir(), 'curfew-index-'))}/`;
    roles = join(base, 'engine/rulesets/mafia/roles');
    mkdirSync(roles, { recursive: true });
    writeFileSync(join(roles, 'vigilante.ts'), 'export const vigilante = {};\n');
    writeFileSync(
      join(roles, 'jack-of-all-trades.ts'),
      'const helper = 1;\nexport const traded = 2;\nexport function jackOfAllTrades() {}\n',
    );
  });
  afterEach(() => rmSync(base, { recursive: true }));
  const index = () => readFileSync(join(roles, 'index.ts'), 'utf8');

  test('lists what each file is named for, by file name', async () => {
    expect(await update(base, false)).toEqual(['engine/rulesets/mafia/roles/index.ts']);
    expect(index()).toBe(`// Made by \`npm run index\` from the files of this folder. Do not edit.
import { jackOfAllTrades } from './jack-of-all-trades.ts';
import { vigilante } from './vigilante.ts';

export const roles = [jackOfAllTrades, vigilante] as const;
`);
    expect(await update(base, false)).toEqual([]);
  });

  test('is stale when a file was added, and only looking leaves it so', async () => {
    await update(base, false);
    const before = index();
    writeFileSync(join(roles, 'cop.ts'), 'export const cop = {};\n');
    expect(await update(base, true)).toEqual(['engine/rulesets/mafia/roles/index.ts']);
    expect(index()).toBe(before);
  });

  test('breaks a long list as the formatter does', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `goon${String.fromCharCode(97 + i)}`);
    for (const name of names) writeFileSync(join(roles, `${name}.ts`), `export const ${name} = 1;\n`);
    await update(base, false);
    expect(index()).toContain('export const roles = [\n  goona,\n  goonb,\n');
    expect(index().endsWith('  goont,\n  jackOfAllTrades,\n  vigilante,\n] as const;\n')).toBe(true);
  });

  test('a file that does not export what it is named for is named', async () => {
    writeFileSync(join(roles, 'cop.ts'), 'export const officer = {};\n');
    await expect(update(base, false)).rejects.toThrow('roles/cop.ts: no export named `cop`');
  });
});
