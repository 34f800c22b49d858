import type { IncomingMessage, ServerResponse } from 'node:http';
import { mimeOf } from './mime.ts';

/** One request and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

const mostBytes = 20 * 1024 * 1024;

/** The whole body; undefined when it is longer than anybody may send. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const piece = Buffer.from(chunk);
    size += piece.length;
    if (size > mostBytes) return undefined;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(JSON.stringify(body));
}

/** Answers with bytes. */
export function sendBytes(
  response: ServerResponse,
  name: string,
  bytes: Buffer | string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(200, { 'content-type': mimeOf(name), 'x-content-type-options': 'nosniff', ...headers });
  response.end(bytes);
}
