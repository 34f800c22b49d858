import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { startWorkspaceAndApp, type WorkspaceSettings } from '../../local/start-workspace.ts';
import { buildWorkspacePage } from '../../tools/build.mjs';
import { findBrowser } from '../../tools/find-browser.mjs';
import { Chairs } from './chairs.ts';

/** The local workspace with the app beside it, and a browser before it. */
export interface Stage {
  /** Somebody before a fresh page; the test fails where anything breaks in it. `prefix` stands before the names of the pictures. */
  chairs(prefix?: string): Promise<Chairs>;
  /** What is due by the clock happens now. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(settings: Omit<WorkspaceSettings, 'data' | 'port'>): Promise<Stage> {
  await buildWorkspacePage();
  const data = mkdtempSync(join(tmpdir(), 'curfew-e2e-'));
  const run = await startWorkspaceAndApp({ data, port: 0, bots: { thinkMs: [50, 200] }, ...settings });
  const browser = await chromium.launch(await findBrowser());
  return {
    async chairs(prefix) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' });
      const page = await context.newPage();
      const faults: string[] = [];
      onTestFinished(() => expect(faults).toEqual([])); // what broke in the page is told, too, where the game got stuck
      page.on('pageerror', error => faults.push(error.message));
      page.on('console', message => message.type() === 'error' && faults.push(message.text()));
      return new Chairs(page, run.url, prefix);
    },
    look: run.look,
    async close() {
      await browser.close();
      await run.close();
      rmSync(data, { recursive: true });
    },
  };
}
