import { expect, it } from 'vitest';
import { fixedBot, makeBotOf } from '../../functions/bots.ts';
import type { Installation } from '../../functions/app/ports.ts';

const installed = (team: string): Installation => ({ team, sealedToken: `sealed-${team}`, botUser: 'U1', botId: 'B1', scopes: [], at: 1 });

it('opens an installation’s token once a minute, for its own team', async () => {
  let now = 0;
  const asked: string[] = [];
  const botOf = makeBotOf({
    installation: async team => { asked.push(team); return installed(team); },
    open: (team, sealed) => `${team}:${sealed}`,
    fixed: fixedBot(undefined),
    now: () => now,
  });
  expect(await botOf('T1')).toEqual({ token: 'T1:sealed-T1', botUser: 'U1', botId: 'B1' });
  await botOf('T1');
  expect(asked).toEqual(['T1']);
  now = 60_000;
  await botOf('T1');
  await botOf('T2');
  expect(asked).toEqual(['T1', 'T1', 'T2']);
});

it('takes the fixed bot where nothing is installed, and none where there is none', async () => {
  const bot = { token: 'fixed', botUser: 'U2', botId: 'B2' };
  const settings = { installation: async () => undefined, open: () => '', now: () => 0 };
  expect(await makeBotOf({ ...settings, fixed: async () => bot })('T1')).toEqual(bot);
  expect(await makeBotOf({ ...settings, fixed: fixedBot(undefined) })('T1')).toBeUndefined();
});
