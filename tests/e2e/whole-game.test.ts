import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';
import { deal, firstDay, firstNight, lobby, seed } from './whole-game.ts';
import { lastDay, secondDay, secondNight } from './whole-game-end.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ seed: () => seed });
});
afterAll(() => stage.close());

/** With CURFEW_SCREENSHOT set, the picture of the README is made anew. */
function forReadme(shot: string): void {
  if (!process.env['CURFEW_SCREENSHOT']) return;
  const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
  mkdirSync(docs, { recursive: true });
  copyFileSync(shot, join(docs, 'screenshot.png'));
}

test('a whole game, from the form to the last reveal, by clicks in a browser', { timeout: 180_000 }, async () => {
  const at = await stage.chairs();
  const cast = await lobby(at);
  await deal(at, cast);
  forReadme(await firstDay(at, cast));
  await firstNight(at, cast);
  await secondDay(at, cast);
  await secondNight(at, cast);
  await lastDay(at, cast);
});
