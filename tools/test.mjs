// Everything that can be proven here: `npm test`. With arguments (`npm test -- tests/engine`) only those tests.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const env = { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', AWS_EC2_METADATA_DISABLED: 'true' };

/** What is looked at before anything runs; each a program of node_modules and its arguments. */
const checks = {
  index: ['tsx/dist/cli.mjs', 'tools/index-folders.ts', '--check'],
  types: ['typescript/bin/tsc', '--noEmit'],
  lint: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
};

async function main(filters) {
  setUp(root);
  if (!(await timed('build', build))) return false;
  if (filters.length === 0) {
    const done = await Promise.all(Object.entries(checks).map(([name, command]) => timed(name, () => run(command, { quiet: true }))));
    if (done.includes(false)) return false;
  }
  await timed('browser', findBrowser);
  return timed('tests', () => run(['vitest/vitest.mjs', 'run', ...filters], { quiet: false }));
}

/** The bundles and the page: tests run what is deployed. */
async function build() {
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}

/** Unpacks one if it must, before tests race for it. Those that need it fail with the same sentence. */
async function findBrowser() {
  const { findBrowser: find } = await import('./find-browser.mjs');
  console.log(`  ${(await find()).executablePath}`);
}

async function timed(name, task) {
  const start = performance.now();
  const error = await task().then(
    () => undefined,
    reason => reason,
  );
  console.log(`${error ? 'FAILED' : 'ok    '} ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (error?.message) console.error(error.message);
  return !error;
}

/** Quiet: what it prints is shown, in one piece, only if it fails. */
function run([program, ...args], { quiet }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(modules, program), ...args], { cwd: root, env, stdio: quiet ? 'pipe' : 'inherit' });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => output.push(data));
    child.on('error', reject);
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(Buffer.concat(output).toString()))));
  });
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
