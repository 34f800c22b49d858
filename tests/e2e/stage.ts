import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { startWorkspaceAndApp, type WorkspaceSettings } from '../../local/start-workspace.ts';
import { buildWorkspacePage } from '../../tools/build.mjs';
import { findBrowser } from '../../tools/find-browser.mjs';
import { Chairs } from './chairs.ts';
import { Office } from './office.ts';

/** The local workspace with the app beside it, and a browser before it. */
export interface Stage {
  /** Somebody before a fresh page; the test fails where anything breaks in it. `prefix` stands before the names of the pictures, which are taken unless `takesPictures` is false. */
  chairs(prefix?: string, takesPictures?: boolean): Promise<Chairs>;
  /** What is due by the clock happens now. */
  look(): Promise<void>;
  /** Once all is delivered that anybody is to read. */
  idle(): Promise<void>;
  /** The same workspace without a browser. */
  readonly office: Office;
  close(): Promise<void>;
}

export async function openStage(settings: Omit<WorkspaceSettings, 'data' | 'port'>): Promise<Stage> {
  await buildWorkspacePage();
  const data = mkdtempSync(join(tmpdir(), 'curfew-e2e-'));
  const run = await startWorkspaceAndApp({ data, port: 0, bots: { thinkMs: [50, 200] }, ...settings });
  const browser = await chromium.launch(await findBrowser());
  return {
    async chairs(prefix, takesPictures) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' });
      const page = await context.newPage();
      const faults: string[] = [];
      onTestFinished(() => expect(faults).toEqual([])); // what broke in the page is told, too, where the game got stuck
      page.on('pageerror', error => faults.push(error.message));
      page.on('console', message => message.type() === 'error' && faults.push(message.text()));
      return new Chairs(page, run.url, prefix, takesPictures);
    },
    look: run.look,
    idle: run.idle,
    office: new Office(run.url),
    async close() {
      await browser.close();
      await run.close();
      rmSync(data, { recursive: true });
    },
  };
}
