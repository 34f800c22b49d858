import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What a real table does and dynalite does not. Each is a number of requests between two such events; 0: never. */
export interface Hostility {
  /** Every so many writes the answer is lost after the write. */
  readonly dropEvery: number;
  /** Every so many requests the table throttles. */
  readonly throttleEvery: number;
  /** Every so many commits are in conflict with nobody that is seen afterwards. */
  readonly conflictEvery: number;
  /** Rows of an index appear and vanish only after so many milliseconds. */
  readonly indexLag: number;
}

type Wire = Record<string, unknown>;
type Attributes = Record<string, Record<string, unknown>>;

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

class Lost extends Error {
  override readonly name = 'TimeoutError';
}
class Thrown extends Error {
  constructor(override readonly name: string) {
    super(name);
  }
}

/**
 * Makes a client of dynalite as hard as the real thing. It sits below the SDK's own repeats: (a) refuses any read of a game that is
 * not consistent, (b) delays index rows, (c) loses answers, (d) throttles, (e) counts 400 KB in UTF-8.
 */
export function makeHostile(client: DynamoDBClient, { dropEvery, throttleEvery, conflictEvery, indexLag }: Hostility): DynamoDBClient {
  let [requests, written, commits] = [0, 0, 0];
  const touched = new Map<string, { at: number }>();
  client.middlewareStack.add(
    (next, context) => async args => {
      const operation = String(context.commandName).replace('Command', '');
      const input = bodyOf(args.request);
      requests += 1;
      if (throttleEvery > 0 && requests % throttleEvery === 0) throw new Thrown(requests % 2 ? 'ThrottlingException' : 'ProvisionedThroughputExceededException');
      if (isCommit(operation, input)) commits += 1;
      if (conflictEvery > 0 && isCommit(operation, input) && commits % conflictEvery === 0) throw new Thrown('ConditionalCheckFailedException');
      refuseWeakReads(operation, input);
      refuseLargeItems(operation, input);
      const result = await next(args);
      if (writes.has(operation)) {
        touched.set(JSON.stringify(keyOf(input)), { at: Date.now() });
        written += 1;
        if (dropEvery > 0 && written % dropEvery === 0) throw new Lost('the answer was lost');
      }
      if (operation === 'Query' && input['IndexName'] !== undefined) delay(result.output, touched, indexLag);
      return result;
    },
    { step: 'finalizeRequest', priority: 'low', name: 'hostile' },
  );
  return client;
}

function bodyOf(request: unknown): Wire {
  const body = typeof request === 'object' && request !== null && 'body' in request ? request.body : undefined;
  return JSON.parse(typeof body === 'string' ? body : body instanceof Uint8Array ? new TextDecoder().decode(body) : '{}');
}

const isCommit = (operation: string, input: Wire): boolean =>
  operation === 'PutItem' && String((input['Item'] as Attributes)['SK']?.['S']).startsWith('C#');

function refuseWeakReads(operation: string, input: Wire): void {
  if (operation === 'GetItem' && input['ConsistentRead'] !== true) throw new Error('a Get without ConsistentRead');
  if (operation === 'Query' && input['IndexName'] === undefined && input['ConsistentRead'] !== true) throw new Error('a Query without ConsistentRead');
}

function refuseLargeItems(operation: string, input: Wire): void {
  if (operation !== 'PutItem') return;
  const bytes = Buffer.byteLength(JSON.stringify(input['Item']));
  if (bytes * 0.7 > 400 * 1024) throw new Thrown('ValidationException');
}

const keyOf = (input: Wire): unknown => {
  const { PK, SK } = (input['Item'] ?? input['Key'] ?? {}) as Attributes;
  return [PK?.['S'], SK?.['S']];
};

/** Hides rows whose item was written just now. */
function delay(output: unknown, touched: ReadonlyMap<string, { at: number }>, lag: number): void {
  if (typeof output !== 'object' || output === null || !('Items' in output) || !Array.isArray(output.Items)) return;
  const fresh = (row: Attributes) => (touched.get(JSON.stringify([row['PK']?.['S'], row['SK']?.['S']]))?.at ?? 0) > Date.now() - lag;
  output.Items = output.Items.filter(row => !fresh(row));
}
