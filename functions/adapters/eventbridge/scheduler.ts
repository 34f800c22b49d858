import { CreateScheduleCommand, type SchedulerClient } from '@aws-sdk/client-scheduler';
import type { Clock, Scheduler } from '../../app/ports.ts';
import { revisionIn } from '../../app/schedule-name.ts';

export interface EventBridgeOptions {
  readonly client: Pick<SchedulerClient, 'send'>;
  readonly clock: Clock;
  readonly group: string;
  /** The function that looks at the game. */
  readonly target: string;
  /** With which the scheduler may call it. */
  readonly role: string;
  /** Where a call goes that could not be handed over. */
  readonly deadLetters: string;
}

/** The schedule could not be made. */
export class SchedulerFault extends Error {
  override readonly name = 'SchedulerFault';
}

const minute = 60_000;
const shortest = 30_000;

/** One-time schedules of EventBridge: whole minutes, UTC, gone once they have rung. */
export const makeEventBridgeScheduler = ({ client, clock, group, target, role, deadLetters }: EventBridgeOptions): Scheduler => ({
  async at(game, when, name) {
    const schedule = new CreateScheduleCommand({
      Name: name,
      GroupName: group,
      ClientToken: name,
      ScheduleExpression: `at(${wholeMinute(Math.max(when, clock.now() + shortest))})`,
      ScheduleExpressionTimezone: 'UTC',
      FlexibleTimeWindow: { Mode: 'OFF' },
      ActionAfterCompletion: 'DELETE',
      Target: {
        Arn: target,
        RoleArn: role,
        Input: JSON.stringify({ game, revision: revisionIn(name) }),
        DeadLetterConfig: { Arn: deadLetters },
        RetryPolicy: { MaximumEventAgeInSeconds: 3_600, MaximumRetryAttempts: 10 },
      },
    });
    try {
      await client.send(schedule);
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'ConflictException') return; // it stands already
      throw new SchedulerFault(`no schedule ${name}: ${cause instanceof Error ? cause.name : typeof cause}`, { cause });
    }
  },
});

/** Up to the next whole minute, never down: an early call would find nothing due. A time in the past is refused, so it is not used. */
const wholeMinute = (time: number): string => new Date(Math.ceil(time / minute) * minute).toISOString().slice(0, 19);
