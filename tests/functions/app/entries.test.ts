import { randomBytes } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onDynalite } from '../adapters/on-dynalite.ts';
import { FakeAws } from '../fake-aws.ts';
import { commitOf, create, minute, say } from './fake-game.ts';

const under = onDynalite();
const tokenKey = JSON.stringify({ k1: randomBytes(32).toString('base64') });
const aws = new FakeAws(() => ({ Parameters: [{ Name: '/curfew/test/token-key', Value: tokenKey }], InvalidParameters: ['/curfew/test/bot-token'] }));

beforeAll(async () => {
  await aws.open(JSON.parse(under.lockFile()).socket, under.local.table);
  Object.assign(process.env, {
    SCHEDULE_GROUP: 'curfew-test',
    SCHEDULE_ROLE_ARN: 'arn:aws:iam::1:role/r',
    PHASE_FUNCTION_ARN: 'arn:aws:lambda:eu-central-1:1:function:phase',
    SCHEDULE_DLQ_ARN: 'arn:aws:sqs:eu-central-1:1:dlq',
  });
});

afterAll(() => {
  aws.close();
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
  const [wake, tick] = aws.calls.filter(({ target }) => target === 'AmazonSQS.SendMessage').map(({ body }) => body);
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
  const asked = aws.calls.filter(({ target }) => target === 'AmazonSSM.GetParameters').map(({ body }) => body);
  expect(asked).toEqual([{ Names: ['/curfew/test/token-key', '/curfew/test/bot-token'], WithDecryption: true }]);
  expect(handler.length).toBe(2);
});
