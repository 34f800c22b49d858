import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LocalAppOptions, makeLocalApp, slackHandler } from './app.ts';
import type { StartOptions } from './arguments.ts';
import { openGateway, type LambdaHandler } from './gateway/gateway.ts';
import { logFile } from './log-file.ts';
import type { Running } from './run.ts';
import { noteRunning, stores } from './running.ts';
import { localSecrets } from './secrets.ts';
import { openLocalStore } from './store/open.ts';
import { startWorkspace, type WorkspaceOptions } from './workspace/server/index.ts';
import { WebClient } from '@slack/web-api';

const page = fileURLToPath(new URL('../dist/workspace', import.meta.url));

/** What a test may set besides: time, chance, Slack's limits, and how the bots think. */
export interface WorkspaceSettings extends Omit<StartOptions, 'slack'>, Pick<WorkspaceOptions, 'clock' | 'limits' | 'bots'>, Pick<LocalAppOptions, 'seed'> {}

export interface WorkspaceRun extends Running {
  readonly url: string;
  /** Where Slack's requests go. For tests. */
  readonly gatewayUrl: string;
  /** When nothing is under way: no delivery, no answer. For tests. */
  idle(): Promise<void>;
  /** Carries out what is due by the clock now, as timers do that rang. For tests, whose clock jumps. */
  look(): Promise<void>;
}

/**
 * The local workspace and the app beside it, in one process. They speak as Slack and an app do: signed requests one way, Web API calls
 * with a bot token the other way, over HTTP on 127.0.0.1.
 */
export async function startWorkspaceAndApp({ data, port, clock, seed, limits, bots }: WorkspaceSettings): Promise<WorkspaceRun> {
  const folder = resolve(data);
  const { store, close: closeStore } = await openLocalStore(join(folder, stores.workspace));
  const { signingSecret, botToken } = localSecrets(join(folder, 'secrets.json'));
  const log = logFile(join(folder, 'curfew.log'));
  const late = deferred<LambdaHandler>();
  const gateway = await openGateway({ 'POST /slack/events': async event => (await late.value)(event) });
  const asked = { port, clock, limits, bots };
  const workspace = await startWorkspace({ ...asked, dir: join(folder, 'workspace'), appUrl: gateway.url, signingSecret, botToken, staticDir: page })
    .catch(async error => {
      await gateway.close();
      await closeStore();
      throw error;
    });
  const slackApiUrl = `${workspace.url.replace(/\/$/, '')}/api/`;
  const app = makeLocalApp({ store, bot: await botAt(slackApiUrl, botToken), report: log.report, slackApiUrl, clock, seed });
  const handler = slackHandler(app, signingSecret);
  late.resolve(async event => handler(event, {}));
  const forget = noteRunning(folder, workspace.url);
  return {
    url: workspace.url,
    gatewayUrl: gateway.url,
    greeting: `Curfew runs: ${workspace.url}\n(everything is kept in ${folder}; Ctrl-C stops it, and the next start goes on where this one ends)`,
    idle: () => app.useCases.idle(),
    async look() {
      const marks = await store.dueBefore((clock ?? { now: Date.now }).now());
      for (const game of new Set(marks.map(mark => mark.game))) await app.useCases.tick(game);
    },
    async close() {
      forget();
      await gateway.close(); // no more requests first, then what is under way, then the store
      await app.useCases.stop();
      await workspace.close();
      await closeStore();
      log.close();
    },
  };
}

/** Who the bot is, as every app finds out. */
async function botAt(slackApiUrl: string, token: string) {
  const { user_id: botUser, bot_id: botId } = await new WebClient(token, { slackApiUrl }).auth.test();
  return { token, botUser: botUser!, botId: botId! };
}

function deferred<T>(): { readonly value: Promise<T>; resolve(value: T): void } {
  let resolve!: (value: T) => void;
  const value = new Promise<T>(settle => { resolve = settle; });
  return { value, resolve };
}
