import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = mkdtempSync(join(tmpdir(), 'curfew-synth-'));
afterAll(() => rmSync(output, { recursive: true }));

/** Nobody's credentials, nobody's region. */
const env = { PATH: process.env.PATH, HOME: output };

test('`npm run synth` makes the template with the built bundles, without account', { timeout: 180_000 }, () => {
  const args = [join(root, 'tools/synth.mjs'), '--stage', 'test', '--output', output];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('Curfew-test.template.json');
  const bundles = readdirSync(output).filter(name => name.startsWith('asset.'));
  expect(bundles).toHaveLength(5);
  for (const bundle of bundles) expect(existsSync(join(output, bundle, 'index.js'))).toBe(true);
  const template = readFileSync(join(output, 'Curfew-test.template.json'), 'utf8');
  expect(template).not.toMatch(/xox[bpa]-|SecureString|ZipFile/);
});

test('a stage that is no short name is refused in one sentence', { timeout: 60_000 }, () => {
  const args = [join(root, 'tools/synth.mjs'), '--stage', 'Test!', '--output', output];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('A stage is a short name of lower-case letters, digits and dashes, such as prod.\n');
});
