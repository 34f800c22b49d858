import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { InstallPorts, PageRequest } from './listeners/install/ports.ts';
import { redirect } from './listeners/install/redirect.ts';
import { start } from './listeners/install/start.ts';
import type { HttpAnswer } from './strict-request.ts';

export type InstallEvent = Pick<APIGatewayProxyEventV2, 'rawPath' | 'headers' | 'queryStringParameters' | 'cookies'>;

/** The two pages of an installation. */
export const makeInstallHandler =
  (ports: InstallPorts) =>
  async (event: InstallEvent): Promise<HttpAnswer> => {
    const request = requestOf(event);
    if (event.rawPath.endsWith('/slack/install')) return start(request, ports);
    if (event.rawPath.endsWith('/slack/oauth_redirect')) return redirect(request, ports);
    return { statusCode: 404, body: '' };
  };

function requestOf({ headers, queryStringParameters = {}, cookies }: InstallEvent): PageRequest {
  const lines = cookies ?? (headers['cookie'] ?? '').split(';');
  const pairs = lines.map(line => line.trim().split('=')).flatMap(([name, value]) => (name && value ? [[name, value]] : []));
  return {
    origin: `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers['host'] ?? 'localhost'}`,
    query: queryStringParameters,
    cookies: Object.fromEntries(pairs),
  };
}
