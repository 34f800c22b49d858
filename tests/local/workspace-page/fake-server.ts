import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ClientEvent } from '../../../local/workspace/client-contract.ts';

/** A request that the page made. */
export interface Call {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Answers by path, e.g. `POST say`; anything not named is answered with `{}`. */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

export interface FakeServer {
  readonly url: string;
  readonly calls: Call[];
  push(user: string, event: ClientEvent): void;
  /** Breaks every line of events, as a restart would. */
  drop(): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};

/** Serves a built page and plays the workspace behind it, on a port of the system's choice. */
export async function fakeServer(dir: string, answers: Answers): Promise<FakeServer> {
  const calls: Call[] = [];
  const lines = new Set<{ user: string; response: ServerResponse }>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(url.searchParams);
    if (!url.pathname.startsWith('/client/')) return file(join(dir, url.pathname === '/' ? 'index.html' : url.pathname), response);
    if (url.pathname === '/client/events') {
      const line = { user: query.user ?? '', response };
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
      lines.add(line);
      request.on('close', () => lines.delete(line));
      return;
    }
    const call = { path: `${request.method ?? ''} ${url.pathname.slice('/client/'.length)}`, query, body: await bodyOf(request) };
    calls.push(call);
    const answer = await answers[call.path]?.(call);
    const refused = typeof answer === 'object' && answer !== null && 'refuse' in answer;
    response
      .writeHead(refused ? 400 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(refused ? { error: answer.refuse } : (answer ?? {})));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    calls,
    push: (user, event) => {
      for (const line of lines) if (line.user === user) line.response.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    drop: () => {
      for (const line of lines) line.response.destroy();
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function file(path: string, response: ServerResponse) {
  const bytes = await readFile(path).catch(() => null);
  response.writeHead(bytes === null ? 404 : 200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(bytes ?? '');
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}
