import { afterAll, beforeAll, test } from 'vitest';
import { slackLimits } from '../../local/workspace/server/options.ts';
import { openStage, type Stage } from './stage.ts';
import { cards, dayZero, firstNight, villageLobby } from './werewolves-game.ts';
import { angelsDay, lastDay, secondNight } from './werewolves-game-end.ts';

/** Two days go by in a minute, which is more than Slack lets an app say in one. */
const tiers = { ...slackLimits.tiers, '2': 500, '3': 500, '4': 500 };

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ limits: { tiers } });
});
afterAll(() => stage.close());

test('a game of twelve by the werewolves rules, by clicks in a browser, whoever is dealt what', { timeout: 420_000 }, async () => {
  const at = await stage.chairs('werewolves-');
  const cast = await cards(at, await villageLobby(at));
  await dayZero(at, cast);
  await firstNight(at, cast);
  await angelsDay(at, cast);
  await secondNight(at, cast);
  await lastDay(at, cast);
});
