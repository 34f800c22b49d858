import { afterAll, beforeAll, test } from 'vitest';
import { slackLimits } from '../../local/workspace/server/options.ts';
import { cards, firstNight, lanternLobby, whisper } from './clocktower-game.ts';
import { deadVote, firstVote, secondNight } from './clocktower-game-end.ts';
import { openStage, type Stage } from './stage.ts';

/** Two days go by in a minute, which is more than Slack lets an app say in one. */
const tiers = { ...slackLimits.tiers, '2': 500, '3': 500, '4': 500 };

let stage: Stage;
/** How far the clock is put forward. */
let ahead = 0;

beforeAll(async () => {
  stage = await openStage({ limits: { tiers }, clock: { now: () => Date.now() + ahead } });
});
afterAll(() => stage.close());

/** The running part of the game comes to its end. */
async function pass(): Promise<void> {
  ahead += 25 * 3_600_000;
  await stage.look();
}

test('a game by the clocktower rules, without a Storyteller, by clicks in a browser, whoever is dealt what', { timeout: 420_000 }, async () => {
  const at = await stage.chairs('clocktower-');
  const cast = await cards(at, await lanternLobby(at));
  await firstNight(at, cast, pass);
  await whisper(at, cast);
  await firstVote(at, cast, pass);
  await secondNight(at, cast, pass);
  await deadVote(at, cast, pass);
});
