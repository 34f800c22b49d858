// Makes a fresh clone ready, with nothing but Node: `npm ci` when what is installed is not what package-lock.json says.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** True if every package of package-lock.json lies in node_modules, at its version. */
export function installed(folder = root) {
  const lock = join(folder, 'package-lock.json');
  const kept = join(folder, 'node_modules/.package-lock.json'); // npm's own note of what it has installed
  if (!existsSync(kept)) return false;
  const wanted = Object.entries(packages(lock)).filter(([path, { optional, devOptional }]) => path !== '' && !optional && !devOptional);
  const have = packages(kept);
  return wanted.every(([path, { version, link }]) => link || !path.startsWith('node_modules/') || have[path]?.version === version);
}

const packages = file => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Installs if need be; ends the process with a sentence if that fails. */
export function setUp(folder = root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (!(major === 20 && minor >= 19) && !(major === 22 && minor >= 12) && major < 23) {
    console.error(`Curfew needs Node 20.19 or later, or 22.12 or later; this is ${process.version}.`);
    process.exit(1);
  }
  if (installed(folder)) return;
  console.log('Installing what package-lock.json lists (a minute, once) …');
  const { status, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'], folder);
  if (status === 0) return;
  console.error(`\`npm ci\` failed${error ? `: ${error.message}` : ''}. It needs the npm registry, once.`);
  process.exit(1);
}

/** npm itself, the very one that started us if it did. */
function npm(args, cwd) {
  const own = process.env.npm_execpath;
  const options = { cwd, stdio: 'inherit' };
  if (own?.endsWith('.js')) return spawnSync(process.execPath, [own, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
