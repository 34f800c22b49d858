import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type { Commit } from '../../../functions/app/ports.ts';
import { minute } from '../../functions/app/fake-game.ts';
import { game, startOver } from './kill-player.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const worker = join(root, 'local/store/dynalite-worker.mjs');
const kills = 10;

/** The player as one file that Node starts quickly; it lies where its packages are found. */
async function bundled(): Promise<string> {
  const outfile = join(root, 'node_modules/.cache/curfew', `kill-player-${process.pid}.mjs`);
  mkdirSync(join(outfile, '..'), { recursive: true });
  await build({
    entryPoints: [join(root, 'tests/local/store/kill-player.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'silent',
  });
  return outfile;
}

/** Lives until it is killed at a moment of its own. @returns what it was told was kept */
async function oneLife(script: string, folder: string, slack: string, life: number): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, [script, folder, slack, `life${life}`, worker], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = once(child, 'exit');
  const acks: string[] = [];
  const lines = createInterface({ input: child.stdout! });
  const ready = new Promise(resolve => {
    lines.on('line', line => (line === 'ready' ? resolve(undefined) : acks.push(line.slice('ack '.length))));
  });
  await Promise.race([ready, gone]);
  await sleep(100 + Math.random() * 500);
  child.kill('SIGKILL');
  await gone;
  return acks;
}

async function logOf(history: AsyncIterable<Commit>): Promise<Commit[]> {
  const commits: Commit[] = [];
  for await (const commit of history) commits.push(commit);
  return commits;
}

test('ten times kill -9 in the middle of everything: nothing acknowledged is lost, all is delivered in order', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-kill-'));
  const slack = join(folder, 'slack.log');
  const script = await bundled();
  const acks: string[] = [];
  for (let life = 0; life < kills; life += 1) acks.push(...(await oneLife(script, folder, slack, life)));

  const later = { now: () => Date.now() + 3 * minute };
  const { app, local } = await startOver(folder, slack, later);
  for (let i = 0; i < 3; i += 1) {
    await app.sweep();
    await app.idle();
  }
  const log = await logOf(local.store.history(game));
  const cursor = await local.store.cursor(game);
  const marks = await local.store.dueBefore(later.now() + 1000 * minute);
  await app.stop();
  await local.close();
  const seen = readFileSync(slack, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true, force: true });
  rmSync(script);

  expect(acks.length).toBeGreaterThan(30);
  const newest = log.at(-1)!;
  const said = new Set(newest.state.play?.news.map(({ key }) => key));
  expect(acks.filter(text => !said.has(text))).toEqual([]);
  expect(said.size).toBe(newest.state.play?.news.length);
  expect(log.map(({ version }) => version)).toEqual(log.map((_, i) => i + 1));
  expect(newest.state.play?.phase.number).toBe(2);
  expect(log.filter(({ command }) => command.type === 'tick')).toHaveLength(1);

  const visible = (type: string) => type === 'post' || type === 'tell';
  const owed = log.flatMap(c => c.effects.flatMap(({ type }, i) => (visible(type) ? [`${game}:${c.version}:${i} ${type}`] : [])));
  const came = seen.filter(line => visible(line.split(' ')[1] ?? ''));
  expect([...new Set(came)]).toEqual(owed);
  expect(came.length - owed.length).toBeLessThanOrEqual(kills);
  expect(cursor).toMatchObject({ through: newest.version, part: 0 });
  const ofCommits = marks.filter(({ version }) => version <= newest.version); // dynalite writes a row of its index before the item: of a commit that death prevented the row may be left, which the sweep passes over
  expect(ofCommits.map(({ wakeAt }) => wakeAt)).toContain(newest.state.table.due);
  expect(ofCommits.filter(({ wakeAt }) => wakeAt !== newest.state.table.due)).toEqual([]);
  expect(marks.length - ofCommits.length).toBeLessThanOrEqual(1);
});
