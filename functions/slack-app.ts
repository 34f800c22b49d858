import { App, AwsLambdaReceiver, type Receiver } from '@slack/bolt';
import type { WebClientOptions } from '@slack/web-api';
import { listen } from './listeners/dispatch.ts';
import { events } from './listeners/events/index.ts';
import { makeGameAt } from './listeners/game-at.ts';
import type { BotOf, ListenerPorts } from './listeners/ports.ts';
import { quietLogger } from './log.ts';
import { faultOf } from './report.ts';
import { type RequestHandler, strictRequest } from './strict-request.ts';

export interface AppSettings {
  readonly ports: Omit<ListenerPorts, 'gameAt'>;
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
  listen(app, { ...ports, gameAt: makeGameAt(ports.store, ports.clock) });
  return app;
}

/** The whole handler of `/slack/events`: strict about requests, then Bolt and the listeners. */
export function makeSlackHandler(settings: AppSettings & { readonly signingSecret: string }): RequestHandler {
  const { signingSecret, ports } = settings;
  const receiver = new AwsLambdaReceiver({ signingSecret, logger: quietLogger(ports.report) });
  buildApp({ ...settings, receiver });
  const bolt = receiver.toHandler();
  const heard = new Set<string>(events.flatMap(({ on }) => on));
  return strictRequest(
    { signingSecret, clock: ports.clock, report: ports.report, isHeard: event => heard.has(event) },
    async (event, context) => {
      const { statusCode, headers = {}, body } = await bolt({ ...asked, ...event }, context);
      return { statusCode, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body };
    },
  );
}

/** What Bolt wants to find in a request, whatever the gateway put there. */
const asked = { rawPath: '/slack/events', rawQueryString: '', routeKey: '', version: '2.0', isBase64Encoded: false, requestContext: {} };
