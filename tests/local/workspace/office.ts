import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { App, HTTPReceiver, LogLevel } from '@slack/bolt';
import { WebClient } from '@slack/web-api';
import type { ClientMessage, ClientState } from '../../../local/workspace/client-contract.ts';
import { type RunningWorkspace, startWorkspace, type WorkspaceOptions } from '../../../local/workspace/server/index.ts';
import { wideManifest } from './wide-manifest.ts';

export const signingSecret = 'the-signing-secret';
export const botToken = 'xoxb-test-token';

/** A request as the app got it. */
export interface Got {
  readonly headers: http.IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

/** An app that is only a listener: what it got, and what it shall answer. */
export interface PlainApp {
  readonly url: string;
  readonly got: Got[];
  answer: (got: Got) => {
    readonly status: number;
    readonly body?: string;
    readonly afterMs?: number;
    readonly headers?: Record<string, string>;
  };
  /** Instead of `answer`: hands the request on, to Bolt say. */
  handle: http.RequestListener | undefined;
  close(): Promise<void>;
}

export async function startPlainApp(port = 0): Promise<PlainApp> {
  const got: Got[] = [];
  const server = http.createServer((request, response) => {
    if (app.handle) return app.handle(request, response);
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8');
    });
    request.on('end', () => {
      const one = { headers: request.headers, rawHeaders: request.rawHeaders, body };
      got.push(one);
      const answer = app.answer(one);
      setTimeout(() => response.writeHead(answer.status, answer.headers).end(answer.body ?? ''), answer.afterMs ?? 0);
    });
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const app: PlainApp = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    answer: () => ({ status: 200 }),
    handle: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return app;
}

export interface Office {
  readonly app: PlainApp;
  readonly ws: RunningWorkspace;
  readonly web: WebClient;
  readonly dir: string;
  post<T>(name: string, body: unknown): Promise<T>;
  state(user: string): Promise<ClientState>;
  messages(user: string, channel: string): Promise<readonly ClientMessage[]>;
  close(): Promise<void>;
}

export const freshDir = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'workspace-'));

export const webClient = (url: string, token = botToken): WebClient =>
  new WebClient(token, { slackApiUrl: `${url}/api/`, retryConfig: { retries: 0 }, rejectRateLimitedCalls: true, logLevel: LogLevel.ERROR });

/** A workspace with an app beside it, both on free ports. */
export async function openOffice(more: Partial<WorkspaceOptions> = {}): Promise<Office> {
  const app = await startPlainApp();
  const dir = freshDir();
  const ws = await startWorkspace({ dir, port: 0, appUrl: app.url, signingSecret, botToken, staticDir: dir, ...more, manifest: { ...wideManifest, ...more.manifest } });
  const call = async (path: string, init?: RequestInit) => (await fetch(`${ws.url}/client/${path}`, init)).json();
  return {
    app,
    ws,
    dir,
    web: webClient(ws.url),
    post: async (name, body) => call(name, { method: 'POST', body: JSON.stringify(body) }),
    state: async user => call(`state?user=${user}`),
    messages: async (user, channel) => (await call(`messages?user=${user}&channel=${channel}`)).messages,
    close: async () => {
      await ws.close();
      await app.close();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A real Bolt app in the plain one's place, signatures checked. */
export function boltIn(office: Office): App {
  const receiver = new HTTPReceiver({ signingSecret, endpoints: ['/slack/events'], logLevel: LogLevel.ERROR });
  office.app.handle = receiver.requestListener;
  return new App({
    receiver,
    convoStore: false,
    token: botToken,
    botId: 'B0CURFEW',
    botUserId: 'U0CURFEW',
    clientOptions: { slackApiUrl: `${office.ws.url}/api/` },
    logLevel: LogLevel.ERROR,
  });
}

/** Waits until something is so; fails when it does not become so. */
export async function until<T>(look: () => T | undefined | false | Promise<T | undefined | false>, withinMs = 4_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Not within ${withinMs} ms`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

/** The Slack error code of a call that must fail. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (fault) {
    if (fault instanceof Error && 'data' in fault) return String((fault.data as { error: string }).error);
    throw fault;
  }
  return 'no error';
}

/** The events of a kind that a plain app got, without the envelope. */
export const eventsOf = (app: PlainApp, type: string): readonly Record<string, unknown>[] =>
  app.got
    .filter(one => one.headers['content-type'] === 'application/json')
    .map(one => JSON.parse(one.body).event)
    .filter(event => event.type === type);

export const plain = (text: string) => ({ type: 'plain_text', text }) as const;

/** A button alone in its row. */
export const buttonRow = (actionId: string, value = 'v') => ({
  type: 'actions' as const,
  block_id: 'row',
  elements: [{ type: 'button' as const, action_id: actionId, text: plain('Press'), value }],
});
