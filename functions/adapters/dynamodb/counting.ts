import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Requests by operation, and the bytes of their bodies both ways; repeats of the SDK count too. */
export interface Tally {
  readonly requests: Readonly<Record<string, number>>;
  readonly sent: number;
  readonly received: number;
}

/** Counts what a client sends and receives from now on. */
export function countRequests(client: DynamoDBClient): { tally(): Tally; reset(): void } {
  let requests: Record<string, number> = {};
  let [sent, received] = [0, 0];
  client.middlewareStack.add(
    (next, context) => async args => {
      const operation = String(context.commandName).replace(/Command$/, '');
      requests[operation] = (requests[operation] ?? 0) + 1;
      sent += bodyBytes(args.request);
      const result = await next(args);
      received += contentLength(result.response);
      return result;
    },
    { step: 'deserialize', name: 'countRequests', priority: 'low' },
  );
  return {
    tally: () => ({ requests: { ...requests }, sent, received }),
    reset() {
      requests = {};
      [sent, received] = [0, 0];
    },
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1] : undefined;

function bodyBytes(request: unknown): number {
  const body = field(request, 'body');
  return typeof body === 'string' ? Buffer.byteLength(body) : body instanceof Uint8Array ? body.byteLength : 0;
}

const contentLength = (response: unknown): number => Number(field(field(response, 'headers'), 'content-length') ?? 0);
