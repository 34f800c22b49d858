import { CreateScheduleCommand } from '@aws-sdk/client-scheduler';
import { expect, test } from 'vitest';
import { makeEventBridgeScheduler, SchedulerFault } from '../../../../functions/adapters/eventbridge/scheduler.ts';
import { scheduleName } from '../../../../functions/app/schedule-name.ts';

const now = Date.parse('2026-11-30T12:00:10Z');

function scheduler(answer: () => Promise<unknown> = async () => ({})) {
  const sent: CreateScheduleCommand[] = [];
  const client = {
    send: async (command: CreateScheduleCommand) => {
      sent.push(command);
      return answer();
    },
  };
  const made = makeEventBridgeScheduler({
    client: client as never, // the SDK's many overloads of send
    clock: { now: () => now },
    group: 'curfew-test',
    target: 'arn:phase',
    role: 'arn:role',
    deadLetters: 'arn:dlq',
  });
  return { made, sent };
}

const named = (name: string) => async () => {
  throw Object.assign(new Error('secret text'), { name });
};

test('a one-time schedule in the group, on a whole minute in UTC, that carries only the game and the revision', async () => {
  const { made, sent } = scheduler();
  await made.at('g-1-p2', Date.parse('2026-12-01T16:00:00Z'), scheduleName('g-1-p2', 7));
  expect(sent[0]?.input).toEqual({
    Name: 'g-1-p2-p7',
    GroupName: 'curfew-test',
    ClientToken: 'g-1-p2-p7',
    ScheduleExpression: 'at(2026-12-01T16:00:00)',
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: {
      Arn: 'arn:phase',
      RoleArn: 'arn:role',
      Input: '{"game":"g-1-p2","revision":7}',
      DeadLetterConfig: { Arn: 'arn:dlq' },
      RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 10 },
    },
  });
});

test.each([
  ['2026-12-01T16:00:01Z', 'at(2026-12-01T16:01:00)'],
  ['2026-11-30T12:00:15Z', 'at(2026-11-30T12:01:00)'],
  ['2026-11-30T09:00:00Z', 'at(2026-11-30T12:01:00)'],
])('%s rings at %s: never early, never in the past', async (when, expression) => {
  const { made, sent } = scheduler();
  await made.at('g', Date.parse(when), 'g-p1');
  expect(sent[0]?.input.ScheduleExpression).toBe(expression);
});

test('one that stands already is fine', async () => {
  await expect(scheduler(named('ConflictException')).made.at('g', now, 'g-p1')).resolves.toBeUndefined();
});

test('any other error is a fault with its cause, and its text names only the schedule and the code', async () => {
  const failed = scheduler(named('ThrottlingException')).made.at('g', now, 'g-p1');
  await expect(failed).rejects.toBeInstanceOf(SchedulerFault);
  await expect(failed).rejects.toMatchObject({ message: 'no schedule g-p1: ThrottlingException', cause: { name: 'ThrottlingException' } });
});
