import { afterAll, beforeAll, test } from 'vitest';
import { slackLimits } from '../../local/workspace/server/options.ts';
import { openStage, type Stage } from './stage.ts';
import { pass } from './werewolves-game.ts';
import { detectivesList, grandmasHouse, nightFalls, unseenDeal } from './werewolves-unseen.ts';
import { secondNight, whoReadsAlong, whoReadWhat, thePollOfTheDead } from './werewolves-unseen-end.ts';

/** Two days go by in a minute, which is more than Slack lets an app say in one. */
const tiers = { ...slackLimits.tiers, '2': 500, '3': 500, '4': 500 };

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ limits: { tiers } });
});
afterAll(() => stage.close());

test('what only some may read: a guest house, a question to the dead, a list in lines, and one who reads along', { timeout: 180_000 }, async () => {
  const at = await stage.chairs('unseen-', Boolean(process.env['CURFEW_SCREENSHOT']));
  const cast = await unseenDeal(at, stage.office);
  await grandmasHouse(at, cast);
  await detectivesList(at, cast);
  await nightFalls(at, cast);
  await thePollOfTheDead(at, cast);
  await stage.idle();
  await whoReadWhat(stage.office, cast);
  await pass(at, 'Night 2 begins.');
  await secondNight(at, cast);
  await stage.idle();
  await whoReadsAlong(stage.office, cast);
});
