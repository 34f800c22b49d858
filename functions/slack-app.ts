import { App, AwsLambdaReceiver, type Receiver } from '@slack/bolt';
import type { WebClientOptions } from '@slack/web-api';
import type { Installation } from './app/ports.ts';
import { listen } from './listeners/dispatch.ts';
import { events } from './listeners/events/index.ts';
import type { Bot, BotOf, ListenerPorts } from './listeners/ports.ts';
import { faultOf, quietLogger } from './log.ts';
import { type RequestHandler, strictRequest } from './strict-request.ts';

export interface AppSettings {
  readonly ports: ListenerPorts;
  readonly botOf: BotOf;
  /** Another address of Slack's Web API, and another way to reach it. */
  readonly slackApiUrl?: string;
  readonly fetch?: WebClientOptions['fetch'];
}

/** Below Slack's three seconds, so that a slow call still leaves time to say so. */
const patience = 2_500;

/** Bolt with all listeners, whatever brings the requests: a Lambda, or a socket on a laptop. */
export function buildApp({ ports, botOf, slackApiUrl, fetch, receiver }: AppSettings & { readonly receiver: Receiver }): App {
  const logger = quietLogger(ports.report);
  const app = new App({
    receiver,
    logger,
    convoStore: false,
    authorize: async ({ teamId }) => {
      const bot = await botOf(teamId ?? '');
      return bot ? { botToken: bot.token, botId: bot.botId, botUserId: bot.botUser } : {};
    },
    clientOptions: {
      timeout: patience,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      ...(slackApiUrl === undefined ? {} : { slackApiUrl }),
      ...(fetch === undefined ? {} : { fetch }),
    },
  });
  app.error(async error => {
    ports.report({ event: 'listener-failed', ...faultOf(error) });
    throw error; // nothing was answered yet: Slack has to see that it failed, and sends an event again
  });
  listen(app, ports);
  return app;
}

/** The whole handler of `/slack/events`: strict about requests, then Bolt and the listeners. */
export function makeSlackHandler(settings: AppSettings & { readonly signingSecret: string }): RequestHandler {
  const { signingSecret, ports } = settings;
  const receiver = new AwsLambdaReceiver({ signingSecret, logger: quietLogger(ports.report) });
  buildApp({ ...settings, receiver });
  const bolt = receiver.toHandler();
  const heard = new Set<string>(events.flatMap(({ on }) => on));
  return strictRequest({ signingSecret, clock: ports.clock, report: ports.report, isHeard: event => heard.has(event) }, async (event, context) => {
    const { statusCode, headers = {}, body } = await bolt({ ...asked, ...event }, context);
    return { statusCode, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body };
  });
}

/** What Bolt wants to find in a request, whatever the gateway put there. */
const asked = { rawPath: '/slack/events', rawQueryString: '', routeKey: '', version: '2.0', isBase64Encoded: false, requestContext: {} };

/** How long a sandbox takes an installation for unchanged. */
const lifetime = 60_000;

export interface BotSettings {
  installation(team: string): Promise<Installation | undefined>;
  open(team: string, sealedToken: string): string;
  /** The only bot of an app that is not installed by OAuth. */
  readonly fixed?: Bot | undefined;
  now(): number;
}

/** Each workspace's bot from its installation, kept for a minute; the fixed one where there is none. */
export function makeBotOf({ installation, open, fixed, now }: BotSettings): BotOf {
  const kept = new Map<string, { readonly bot: Bot; readonly until: number }>();
  return async team => {
    const known = kept.get(team);
    if (known && known.until > now()) return known.bot;
    const found = await installation(team);
    if (!found) {
      kept.delete(team);
      return fixed;
    }
    const bot = { token: open(team, found.sealedToken), botUser: found.botUser, botId: found.botId };
    kept.set(team, { bot, until: now() + lifetime });
    return bot;
  };
}
