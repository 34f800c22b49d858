import type { SendMessageCommand } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { makeSqsTicks, makeSqsWake, QueueFault } from '../../../../functions/adapters/sqs/queues.ts';

const now = 1_000_000;

function client(fail?: Error) {
  const sent: SendMessageCommand['input'][] = [];
  const send = async (command: SendMessageCommand) => {
    if (fail) throw fail;
    sent.push(command.input);
  };
  return { client: { send } as never, sent }; // the SDK's many overloads of send
}

test('a wake-up says only which game, grouped by it', async () => {
  const { client: sqs, sent } = client();
  await makeSqsWake({ client: sqs, url: 'https://q' }).wake('g1', 'g1#7');
  expect(sent).toEqual([{ QueueUrl: 'https://q', MessageBody: '{"game":"g1"}', MessageGroupId: 'g1', MessageDeduplicationId: 'g1#7' }]);
});

test.each([
  [now + 30_001, 31],
  [now, 0],
  [now - 5_000, 0],
  [now + 3_600_000, 900],
])('a tick at %i waits %i seconds', async (when, seconds) => {
  const { client: sqs, sent } = client();
  await makeSqsTicks({ client: sqs, url: 'https://t', clock: { now: () => now } }).at('g1', when, 'g1-p1');
  expect(sent).toEqual([{ QueueUrl: 'https://t', MessageBody: '{"game":"g1"}', DelaySeconds: seconds }]);
});

test('what could not be sent is a fault with its cause', async () => {
  const cause = Object.assign(new Error('x'), { name: 'QueueDoesNotExist' });
  const failed = makeSqsWake({ client: client(cause).client, url: 'https://q' }).wake('g1', 'g1#7');
  await expect(failed).rejects.toBeInstanceOf(QueueFault);
  await expect(failed).rejects.toMatchObject({ message: 'a message could not be sent: QueueDoesNotExist', cause });
});
