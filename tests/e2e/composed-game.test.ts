import { afterAll, beforeAll, test } from 'vitest';
import { slackLimits } from '../../local/workspace/server/options.ts';
import { cards, morning, nightOfForms, ownLobby, quietDay } from './composed-game.ts';
import { duel, nightOfCommands, verdict } from './composed-game-end.ts';
import { openStage, type Stage } from './stage.ts';

/** Three days go by in a minute, which is more than Slack lets an app say in one. */
const tiers = { ...slackLimits.tiers, '3': 500, '4': 500 };

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ limits: { tiers } });
});
afterAll(() => stage.close());

test('a game of composed roles, by clicks in a browser, whoever is dealt what', { timeout: 180_000 }, async () => {
  const at = await stage.chairs('composed-');
  const cast = await cards(at, await ownLobby(at));
  await quietDay(at, cast);
  await nightOfForms(at, cast);
  await morning(at, cast);
  await duel(at, cast);
  await nightOfCommands(at, cast);
  await verdict(at, cast);
});
