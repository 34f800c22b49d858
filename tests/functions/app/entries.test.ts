import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onDynalite } from '../adapters/on-dynalite.ts';
import { commitOf, create, minute, say } from './fake-game.ts';

const under = onDynalite();
const servers: { close(): unknown }[] = [];
const sent: { target: string; body: Record<string, unknown> }[] = [];

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** Answers like SQS and SSM, and remembers what it was asked. */
async function answer(request: IncomingMessage): Promise<unknown> {
  const target = String(request.headers['x-amz-target']);
  const body = await bodyOf(request);
  sent.push({ target, body });
  if (target.startsWith('AmazonSQS')) return { MessageId: 'm1', MD5OfMessageBody: createHash('md5').update(String(body['MessageBody'])).digest('hex') };
  const key = JSON.stringify({ k1: randomBytes(32).toString('base64') });
  return { Parameters: [{ Name: '/curfew/test/token-key', Value: key }], InvalidParameters: ['/curfew/test/bot-token'] };
}

const fakeAws = (): Server =>
  createServer((request, response) => {
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    void answer(request).then(body => response.end(JSON.stringify(body)));
  });

const listening = async (server: { listen(port: number, host: string): unknown; address(): unknown } & NodeJS.EventEmitter): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  const { socket } = JSON.parse(under.lockFile());
  const dynamo = createTcpServer(from => {
    const to = connect({ path: socket });
    from.pipe(to).pipe(from);
    for (const end of [from, to]) end.on('error', () => undefined);
  });
  const aws = fakeAws();
  servers.push(dynamo, aws);
  const url = await listening(aws);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: await listening(dynamo),
    AWS_ENDPOINT_URL: url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE: under.local.table,
    DELIVERY_QUEUE_URL: `${url}/1/wake.fifo`,
    TICK_QUEUE_URL: `${url}/1/ticks`,
    SCHEDULE_GROUP: 'curfew-test',
    SCHEDULE_ROLE_ARN: 'arn:aws:iam::1:role/r',
    PHASE_FUNCTION_ARN: 'arn:aws:lambda:eu-central-1:1:function:phase',
    SCHEDULE_DLQ_ARN: 'arn:aws:sqs:eu-central-1:1:dlq',
    SECRETS_PREFIX: '/curfew/test/',
  });
});

afterAll(() => {
  for (const server of servers) server.close();
});

const batch = (...games: string[]): SQSEvent =>
  ({ Records: games.map((game, i) => ({ messageId: `m${i}`, body: JSON.stringify({ game }) })) }) as SQSEvent; // of a record nothing else is read

test('the sweep wakes what was forgotten and sends a tick on its way, delayed to the second', async () => {
  const { store } = under.local;
  const now = Date.now();
  const first = commitOf(undefined, create('g1', 'T1/C1', now - 30 * minute + 40_000)); // due in 40 seconds
  await store.commit(first, now - 1_000);
  await store.commit(commitOf(first, say('g1', 'U1', 'a')));
  const { handler } = await import('../../../functions/sweep.ts');
  expect(await handler({}, {})).toEqual({ found: 1, overdue: 0, woken: 1, ticks: 1 });
  const [wake, tick] = sent.filter(({ target }) => target === 'AmazonSQS.SendMessage').map(({ body }) => body);
  expect(wake).toMatchObject({ QueueUrl: expect.stringMatching(/wake\.fifo$/), MessageBody: '{"game":"g1"}', MessageGroupId: 'g1' });
  expect(tick).toMatchObject({ QueueUrl: expect.stringMatching(/ticks$/), MessageBody: '{"game":"g1"}' });
  expect(tick?.['DelaySeconds']).toBeGreaterThan(30);
  expect(tick?.['DelaySeconds']).toBeLessThanOrEqual(40);
  expect(handler.length).toBe(2);
});

test('the phase function looks, early and at games that are not there, and changes nothing', async () => {
  const { handler } = await import('../../../functions/phase.ts');
  expect(await handler(batch('g1', 'g9'), {})).toEqual({ batchItemFailures: [] });
  expect(await handler({ game: 'g9', revision: 1 }, {})).toBeUndefined();
  expect((await under.local.store.load('g1'))?.version).toBe(2);
  expect(handler.length).toBe(2);
});

test('delivery reads its secrets once and reports what it could not do', async () => {
  const { handler } = await import('../../../functions/deliver.ts');
  expect(await handler(batch('g9'), {})).toEqual({ batchItemFailures: [] });
  expect(await handler(batch('g9', 'g9'), {})).toEqual({ batchItemFailures: [] });
  const asked = sent.filter(({ target }) => target === 'AmazonSSM.GetParameters').map(({ body }) => body);
  expect(asked).toEqual([{ Names: ['/curfew/test/token-key', '/curfew/test/bot-token'], WithDecryption: true }]);
  expect(handler.length).toBe(2);
});
