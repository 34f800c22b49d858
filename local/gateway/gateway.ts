import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { lambdaEvent } from './lambda-event.ts';

/** What a Lambda behind the gateway gives back. */
export interface LambdaAnswer {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, boolean | number | string>> | undefined;
  readonly body?: string | undefined;
  readonly isBase64Encoded?: boolean | undefined;
}

export type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<LambdaAnswer>;

export interface Gateway {
  readonly url: string;
  /** No new requests; resolves when those under way are answered. */
  close(): Promise<void>;
}

/** An HTTP API takes no larger body. */
const mostBytes = 10 * 1024 * 1024;

/**
 * The HTTP API of one machine: routes requests to handlers as API Gateway does, bound to 127.0.0.1.
 * Slack's requests are signed, but a page in a browser could still send others: foreign hosts and origins are refused.
 * @param routes handlers by `METHOD /path`
 */
export async function openGateway(routes: Readonly<Record<string, LambdaHandler>>, port = 0): Promise<Gateway> {
  const server = createServer((request, response) => {
    answer(routes, server, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () => new Promise(resolve => {
      server.close(() => resolve());
      server.closeIdleConnections();
    }),
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function answer(routes: Readonly<Record<string, LambdaHandler>>, server: Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isOurs(request, portOf(server))) return end(response, { statusCode: 403 });
  const path = new URL(request.url ?? '/', 'http://gateway.local').pathname;
  const handler = routes[`${request.method} ${path}`];
  if (!handler) return end(response, { statusCode: 404 });
  const body = await bodyOf(request);
  return end(response, body ? await handler(lambdaEvent(request, body, Date.now())) : { statusCode: 413 });
}

/** Only requests to this very address, and none that a page of another origin sends. */
const isOurs = ({ headers }: IncomingMessage, port: number): boolean =>
  (headers.host === `127.0.0.1:${port}` || headers.host === `localhost:${port}`) && headers.origin === undefined;

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
  }
  return size <= mostBytes ? Buffer.concat(parts) : undefined;
}

function end(response: ServerResponse, { statusCode, headers = {}, body = '', isBase64Encoded }: LambdaAnswer): void {
  response.writeHead(statusCode, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])));
  response.end(isBase64Encoded ? Buffer.from(body, 'base64') : body);
}
