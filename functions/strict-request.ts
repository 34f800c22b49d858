import { parse as parseForm } from 'node:querystring';
import { isValidSlackRequest } from '@slack/bolt';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { lazily } from '../engine/core/lazily.ts';
import type { Clock, Report } from './app/ports.ts';
import { pressBody, slashBody, submissionBody } from './listeners/sender.ts';

/** What a Lambda behind the HTTP API gives back. */
export interface HttpAnswer {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export type SlackRequest = Pick<APIGatewayProxyEventV2, 'headers' | 'body' | 'isBase64Encoded'>;

export type RequestHandler = (event: SlackRequest, context: unknown) => Promise<HttpAnswer>;

export interface StrictSettings {
  readonly signingSecret: string;
  readonly clock: Clock;
  readonly report: Report;
  /** Events that somebody listens to; all others end at the door. */
  isHeard(event: string): boolean;
}

/** Far more than Slack sends. */
const mostCharacters = 1_000_000;
const form = 'application/x-www-form-urlencoded';
const mostSeconds = 300;

const answer = (statusCode: number): HttpAnswer => ({ statusCode, body: '' });

/**
 * Looks at a request before Bolt does: a genuine signature of version `v0`, no more than five minutes old or ahead, and a body of a
 * shape that Slack sends. Bolt takes timestamps ahead and any version, and ends the function over malformed bodies.
 */
export const strictRequest =
  (settings: StrictSettings, next: RequestHandler): RequestHandler =>
  async (event, context) => {
    const headers = lowerCase(event.headers);
    const body = bodyOf(event);
    if (body.length > mostCharacters || !isSigned(headers, body, settings)) return answer(401);
    const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    const kind = kindOf(type, body);
    if (kind === 'malformed') {
      settings.report({ event: 'malformed-request' });
      return answer(400);
    }
    if (kind === 'ignored' || (typeof kind === 'object' && !settings.isHeard(kind.event))) return answer(200);
    return next({ headers: { ...headers, 'content-type': type }, body, isBase64Encoded: false }, context);
  };

const lowerCase = (headers: SlackRequest['headers'] | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), value]])));

const bodyOf = ({ body, isBase64Encoded }: SlackRequest): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '');

function isSigned(headers: Readonly<Record<string, string>>, body: string, { signingSecret, clock }: StrictSettings): boolean {
  const signature = headers['x-slack-signature'] ?? '';
  const timestamp = headers['x-slack-request-timestamp'] ?? '';
  if (!/^v0=[0-9a-f]{64}$/.test(signature) || !/^[1-9]\d{0,11}$/.test(timestamp)) return false;
  const second = Number(timestamp);
  const now = clock.now();
  if (Math.abs(Math.floor(now / 1000) - second) > mostSeconds) return false;
  return isValidSlackRequest({
    signingSecret,
    body,
    nowMilliseconds: now,
    headers: { 'x-slack-signature': signature, 'x-slack-request-timestamp': second },
  });
}

/** `listened`: somebody has to hear it; an event only if somebody listens to its kind. */
type Kind = 'malformed' | 'ignored' | 'listened' | { readonly event: string };

const eventBody = lazily(() => z.object({ team_id: z.string().check(z.minLength(1)), event_time: z.int(), event: z.looseObject({ type: z.string().check(z.minLength(1)) }) }));
const typed = lazily(() => z.looseObject({ type: z.string() }));

function kindOf(type: string, body: string): Kind {
  if (type === 'application/json') return eventKind(parsed(body));
  if (type !== form) return 'malformed';
  const fields = parseForm(body);
  if (typeof fields['payload'] === 'string') return interactionKind(parsed(fields['payload']));
  if (fields['ssl_check'] !== undefined) return 'ignored';
  return typeof fields['command'] === 'string' && slashBody().safeParse(fields).success ? 'listened' : 'malformed';
}

function eventKind(body: unknown): Kind {
  const read = typed().safeParse(body);
  if (!read.success) return 'malformed';
  if (read.data.type === 'url_verification') return typeof read.data['challenge'] === 'string' ? 'listened' : 'malformed';
  if (read.data.type === 'app_rate_limited') return 'ignored';
  const event = eventBody().safeParse(body);
  return read.data.type === 'event_callback' && event.success ? { event: event.data.event.type } : 'malformed';
}

function interactionKind(body: unknown): Kind {
  const read = typed().safeParse(body);
  if (!read.success) return 'malformed';
  switch (read.data.type) {
    case 'block_actions':
      return pressBody().safeParse(body).success ? 'listened' : 'malformed';
    case 'view_submission':
      return submissionBody().safeParse(body).success ? 'listened' : 'malformed';
    case 'view_closed':
      return 'ignored';
    default:
      return 'malformed';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}
