import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Rates } from './api/rates.ts';
import { serveApi } from './api/dispatch.ts';
import { Bots } from './bots.ts';
import { serveClient } from './client/routes.ts';
import { Courier } from './delivery/courier.ts';
import { serveResponseUrl } from './delivery/response-url.ts';
import type { Faults } from './faults.ts';
import { serveAuthorize } from './http/authorize.ts';
import { type Exchange, sendJson } from './http/exchange.ts';
import { allowed } from './http/guard.ts';
import { servePage } from './http/static.ts';
import { serveUpload } from './http/upload.ts';
import type { WorkspaceOptions } from './options.ts';
import { adminOf, type Admin } from './admin.ts';
import { Workspace } from './workspace.ts';

export type { Faults } from './faults.ts';
export type { Admin } from './admin.ts';
export type { Limits, Manifest, WorkspaceOptions } from './options.ts';

/** A workspace that is running. */
export interface RunningWorkspace {
  readonly url: string;
  readonly port: number;
  /** What can be made to go wrong, for tests. */
  readonly faults: Faults;
  /** What the people who run a workspace do in it, for tests. */
  readonly admin: Admin;
  close(): Promise<void>;
}

type Serve = (exchange: Exchange) => Promise<void> | void;

function routes(ws: Workspace, rates: Rates): Readonly<Record<string, Serve>> {
  return {
    api: exchange => serveApi(ws, rates, exchange),
    client: exchange => serveClient(ws, exchange),
    commands: exchange => serveResponseUrl(ws, exchange),
    actions: exchange => serveResponseUrl(ws, exchange),
    upload: exchange => serveUpload(ws, exchange),
    oauth: exchange => serveAuthorize(ws, exchange),
  };
}

const serving = (ws: Workspace, port: number) => {
  const table = routes(ws, new Rates(ws.limits));
  return async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    if (!allowed(request, port)) return sendJson(response, 403, { ok: false, error: 'This server speaks only to this machine.' });
    const exchange = { request, response, url: new URL(request.url ?? '/', ws.url) };
    await (table[exchange.url.pathname.split('/')[1] ?? ''] ?? (at => servePage(at, ws.options.staticDir)))(exchange);
  };
};

const listen = (server: http.Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Starts the local workspace: Slack for one app and one office, on this machine only. */
export async function startWorkspace(options: WorkspaceOptions): Promise<RunningWorkspace> {
  const server = http.createServer();
  const port = await listen(server, options.port);
  const ws = new Workspace(`http://127.0.0.1:${port}`, options);
  const answer = serving(ws, port);
  server.on('request', (request, response) => {
    answer(request, response).catch((fault: unknown) => {
      // Who has gone away in mid-request needs no answer; all else is a bug that both sides should see.
      if (request.destroyed || response.destroyed) return;
      process.emitWarning(fault instanceof Error ? fault : String(fault));
      if (!response.headersSent) sendJson(response, 500, { ok: false, error: 'internal_error' });
    });
  });
  const courier = new Courier(ws);
  const bots = new Bots(ws);
  const close = async (): Promise<void> => {
    courier.stop();
    bots.stop();
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
    ws.close();
  };
  return { url: ws.url, port, faults: ws.faults, admin: adminOf(ws), close };
}
