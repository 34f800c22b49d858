import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A request as an HTTP API hands it to a Lambda: header names in lower case, form bodies in base64. */
export function lambdaEvent(request: IncomingMessage, body: Buffer, now: number): APIGatewayProxyEventV2 {
  const url = new URL(request.url ?? '/', 'http://gateway.local');
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), [value].flat().join(',')]])),
  );
  const encoded = !/^(application\/json|text\/)/i.test(headers['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    queryStringParameters: Object.fromEntries(url.searchParams),
    body: body.toString(encoded ? 'base64' : 'utf8'),
    isBase64Encoded: encoded,
    requestContext: context(request.method ?? 'GET', url.pathname, now),
  };
}

const context = (method: string, path: string, now: number): APIGatewayProxyEventV2['requestContext'] => ({
  accountId: 'local',
  apiId: 'local',
  domainName: 'gateway.local',
  domainPrefix: 'gateway',
  http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'local' },
  requestId: `local-${now}`,
  routeKey: '$default',
  stage: '$default',
  time: new Date(now).toISOString(),
  timeEpoch: now,
});
