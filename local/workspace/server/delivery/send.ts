import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { Workspace } from '../workspace.ts';

/** What came of a request to the app. */
export type Sent =
  | { readonly answered: true; readonly status: number; readonly body: string; readonly noRetry: boolean }
  | { readonly answered: false; readonly reason: 'http_timeout' | 'connection_failed' };

interface Parcel {
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Slack's signature of a body sent at a second. */
export const signature = (secret: string, second: string, body: string): string =>
  `v0=${createHmac('sha256', secret).update(`v0:${second}:${body}`).digest('hex')}`;

const headersOf = (ws: Workspace, { type, body, headers = {} }: Parcel): Record<string, string> => {
  const second = String(Math.floor(ws.now() / 1000));
  return {
    'User-Agent': 'Slackbot 1.0 (+https://api.slack.com/robots)',
    Accept: 'application/json,*/*',
    'X-Slack-Signature': signature(ws.options.signingSecret, second, body),
    'X-Slack-Request-Timestamp': second,
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
};

/** Sends one signed request to the app and waits as long as Slack does. */
export function send(ws: Workspace, parcel: Parcel): Promise<Sent> {
  const url = new URL(`${ws.options.appUrl.replace(/\/$/, '')}/slack/events`);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise(resolve => {
    // No connection is kept: the app may have been restarted since.
    const outgoing = request(url, { method: 'POST', headers: headersOf(ws, parcel), agent: false });
    const late = setTimeout(() => {
      resolve({ answered: false, reason: 'http_timeout' });
      outgoing.destroy();
    }, ws.limits.ackMs);
    const failed = () => {
      clearTimeout(late);
      resolve({ answered: false, reason: 'connection_failed' });
    };
    outgoing.on('error', failed);
    outgoing.on('response', response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        clearTimeout(late);
        const body = Buffer.concat(chunks).toString('utf8');
        resolve({ answered: true, status: response.statusCode ?? 0, body, noRetry: response.headers['x-slack-no-retry'] === '1' });
      });
    });
    outgoing.end(parcel.body);
  });
}

/** JSON in pure ASCII, as Slack writes it in forms. */
const ascii = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Sends an interaction: one form field that holds JSON. */
export const sendInteraction = (ws: Workspace, payload: unknown): Promise<Sent> =>
  send(ws, { type: 'application/x-www-form-urlencoded', body: new URLSearchParams({ payload: ascii(payload) }).toString() });

/** Sends a slash command: a plain form. */
export const sendCommand = (ws: Workspace, form: Readonly<Record<string, string>>): Promise<Sent> =>
  send(ws, { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() });

/** Slack's word for what went wrong, as its client shows it; nothing when all is well. */
export function failureOf(sent: Sent): string | undefined {
  if (!sent.answered) return sent.reason === 'http_timeout' ? 'operation_timeout' : 'dispatch_failed';
  if (sent.status >= 200 && sent.status < 300) return undefined;
  return sent.status >= 500 ? 'http_service_error' : 'http_client_error';
}
