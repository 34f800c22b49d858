import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkspaceAndApp, type WorkspaceRun } from '../../local/start-workspace.ts';
import { buildWorkspacePage } from '../../tools/build.mjs';
import { findBrowser } from '../../tools/find-browser.mjs';
import { Chairs } from './chairs.ts';
import { deal, firstDay, firstNight, lobby, seed } from './whole-game.ts';
import { lastDay, secondDay, secondNight } from './whole-game-end.ts';

let data: string;
let run: WorkspaceRun;
let browser: Browser;

beforeAll(async () => {
  await buildWorkspacePage();
  data = mkdtempSync(join(tmpdir(), 'curfew-e2e-'));
  run = await startWorkspaceAndApp({ data, port: 0, seed: () => seed, bots: { thinkMs: [50, 200] } });
  browser = await chromium.launch(await findBrowser());
});
afterAll(async () => {
  await browser.close();
  await run.close();
  rmSync(data, { recursive: true });
});

/** With CURFEW_SCREENSHOT set, the picture of the README is made anew. */
function forReadme(shot: string): void {
  if (!process.env['CURFEW_SCREENSHOT']) return;
  const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
  mkdirSync(docs, { recursive: true });
  copyFileSync(shot, join(docs, 'screenshot.png'));
}

test('a whole game, from the form to the last reveal, by clicks in a browser', { timeout: 180_000 }, async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', timezoneId: 'UTC' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  const at = new Chairs(page, run.url);
  const cast = await lobby(at);
  await deal(at, cast);
  forReadme(await firstDay(at, cast));
  await firstNight(at, cast);
  await secondDay(at, cast);
  await secondNight(at, cast);
  await lastDay(at, cast);
  expect(faults).toEqual([]);
});
