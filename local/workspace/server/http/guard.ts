import type { IncomingMessage } from 'node:http';

/**
 * Whether a request may be served at all. Other pages in the same browser must not reach the workspace: not by their own
 * origin, not by a name that was made to point to this machine.
 */
export function allowed(request: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host, origin } = request.headers;
  if (host === undefined || !hosts.includes(host)) return false;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  return origin === undefined || origin === `http://${host}`;
}
