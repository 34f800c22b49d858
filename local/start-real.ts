import { join, resolve } from 'node:path';
import { SocketModeReceiver } from '@slack/bolt';
import { WebClient } from '@slack/web-api';
import { quietLogger } from '../functions/log.ts';
import { appOn, makeLocalApp } from './app.ts';
import type { StartOptions } from './arguments.ts';
import { logFile } from './log-file.ts';
import type { Running } from './run.ts';
import { noteRunning, stores } from './running.ts';
import { openLocalStore } from './store/open.ts';

/** Plays in a real Slack workspace from this machine, over Socket Mode: no address of its own is needed. */
export async function startReal({ data }: StartOptions, { botToken, appToken }: NonNullable<StartOptions['slack']>): Promise<Running> {
  const folder = resolve(data);
  const { store, close: closeStore } = await openLocalStore(join(folder, stores.slack));
  const log = logFile(join(folder, 'curfew.log'));
  const me = await new WebClient(botToken, { retryConfig: { retries: 2 } }).auth.test().catch(async error => {
    await closeStore();
    throw new Error(`Slack does not take SLACK_BOT_TOKEN: ${(error as { data?: { error?: string } }).data?.error ?? 'no answer'}`, { cause: error });
  });
  const app = makeLocalApp({ store, bot: { token: botToken, botUser: me.user_id!, botId: me.bot_id! }, report: log.report });
  const receiver = new SocketModeReceiver({ appToken, logger: quietLogger(log.report) });
  const bolt = appOn(app, receiver);
  await bolt.start();
  const forget = noteRunning(folder, `https://${new URL(me.url!).host}`);
  return {
    greeting: `Curfew plays in ${me.team} as @${me.user}: type /curfew there.\n(everything is kept in ${folder}; Ctrl-C stops it)`,
    async close() {
      forget();
      await bolt.stop();
      await app.useCases.stop();
      await closeStore();
      log.close();
    },
  };
}
