import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkspaceAndApp, type WorkspaceRun } from '../../local/start-workspace.ts';
import { Office, people } from './office.ts';
import { count, patience, seated } from './table.ts';
import { seed } from './whole-game.ts';

let data: string;
let run: WorkspaceRun;
let office: Office;
/** How far the clock of this machine is put forward. */
let ahead = 0;

const hour = 3_600_000;
const clock = { now: () => Date.now() + ahead };

async function start(): Promise<void> {
  run = await startWorkspaceAndApp({ data, port: 0, clock, seed: () => seed });
  office = new Office(run.url);
}

/** Stops, puts the clock to a moment, and starts again. */
async function wakeAt(moment: number): Promise<void> {
  await run.close();
  ahead = moment - Date.now();
  await start();
}

/** When the phase that runs ends, by what everybody reads. */
async function deadline(): Promise<number> {
  const [, seconds] = /<!date\^(\d+)\^/.exec(await office.command('U0ANA', '/curfew status'))!;
  return Number(seconds) * 1_000;
}

const said = async (words: string): Promise<number> => count(await office.reads('U0ANA'), words);

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'curfew-clock-'));
  await start();
  await seated(office, 'day=24h night=16h zone=Europe/Berlin days=every');
});
afterAll(async () => {
  await run.close();
  rmSync(data, { recursive: true });
});

test('a phase ends by its schedule, on time', { timeout: 60_000 }, async () => {
  const due = await deadline();
  expect((due - clock.now()) / hour).toBeCloseTo(24, 1);
  await wakeAt(due - 4_000);
  expect(await said('Night 1 begins.')).toBe(0);
  await expect.poll(() => said('Night 1 begins.'), patience).toBe(1);
  expect(clock.now()).toBeGreaterThanOrEqual(due);
});

test('a phase whose end was slept through ends once when the machine wakes, whatever fires besides', { timeout: 60_000 }, async () => {
  for (const user of people) await expect.poll(async () => count(await office.told(user), '*Night 1*'), patience).toBe(1);
  await office.command('U0BEN', '/curfew mafia vigilante @Finn');
  await wakeAt((await deadline()) + 5 * hour); // what the last run left, and the sweep, both find it
  await expect.poll(() => said('Day 2: the vote'), patience).toBe(1);
  await run.idle();
  expect((await deadline() - clock.now()) / hour).toBeCloseTo(24, 1);
  expect(await said('<@U0FINN> was eliminated in the night.')).toBe(1);
  expect(await said('Day 2 begins.')).toBe(1);
});

test('the host moves, pauses and resumes it; a majority ends it at once', { timeout: 60_000 }, async () => {
  const due = await deadline();
  await office.command('U0ANA', '/curfew extend 2h');
  expect(await deadline()).toBe(due + 2 * hour);
  expect(await office.command('U0ANA', '/curfew pause')).toContain('The game is paused; `resume` lets it go on.');
  await wakeAt(due + 24 * hour);
  expect(await office.command('U0BEN', '/curfew vote @Ana')).toBe('The game is paused; the host can resume it.');
  await office.command('U0ANA', '/curfew resume');
  expect((await deadline() - clock.now()) / hour).toBeCloseTo(26, 0);
  for (const voter of ['U0ANA', 'U0DEV', 'U0ELIF', 'U0GRACE']) await office.command(voter, '/curfew vote @Ben');
  await expect.poll(() => said('A majority of 4 votes is reached: Ben is voted out.'), patience).toBe(1);
  await expect.poll(() => said('Night 2 begins.'), patience).toBe(1);
});
