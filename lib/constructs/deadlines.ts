import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { CfnSchedule, CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Delivery } from './delivery.ts';
import type { GameTable } from './game-table.ts';
import { type CodeOf, Handler } from './handler.ts';
import { deadLetters, WorkQueue } from './work-queue.ts';

export interface DeadlinesProps {
  readonly stage: string;
  readonly code: CodeOf;
  readonly table: GameTable;
  readonly delivery: Delivery;
}

/** Phase ends: a one-time schedule for each, and a sweep every minute that finds whatever was lost. */
export class Deadlines extends Construct {
  readonly phase: Handler;
  readonly sweep: Handler;
  /** "Look at this game in so many seconds." */
  readonly ticks: WorkQueue;
  /** What the scheduler could not hand over, or its function could not do. */
  readonly dead: Queue;
  readonly group: string;
  readonly role: Role;

  constructor(scope: Construct, id: string, { stage, code, table, delivery }: DeadlinesProps) {
    super(scope, id);
    const timeout = Duration.seconds(30);
    this.group = `curfew-${stage}`;
    this.phase = new Handler(this, 'Phase', { entry: 'phase', stage, code: code('phase'), timeout });
    this.sweep = new Handler(this, 'Sweep', { entry: 'sweep', stage, code: code('sweep'), timeout });
    this.ticks = new WorkQueue(this, 'Ticks', { worker: this.phase, workerTimeout: timeout, fifo: false });
    this.dead = deadLetters(this, 'DeadLetters', false);
    this.role = this.schedulerRole();
    this.everyMinute(new CfnScheduleGroup(this, 'Group', { name: this.group }));
    this.keepFailures();

    table.allow(this.phase, 'Query', 'PutItem');
    delivery.wakeUps.allowSend(this.phase);
    table.allow(this.sweep, 'GetItem', 'Query', 'UpdateItem', 'DeleteItem'); // deletes the games of a team that has gone
    table.allowDue(this.sweep);
    delivery.wakeUps.allowSend(this.sweep);
    this.ticks.allowSend(this.sweep);
    this.allowSchedules(delivery.deliver);
  }

  /** What a schedule may do, whoever made it: call these two functions, and say that it could not. */
  private schedulerRole(): Role {
    const account = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    const role = new Role(this, 'ScheduleRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com', { conditions: account }) });
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.phase.arn, this.sweep.arn] }));
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.dead.queueArn] }));
    return role;
  }

  private everyMinute(group: CfnScheduleGroup): void {
    const schedule = new CfnSchedule(this, 'EveryMinute', {
      groupName: group.ref,
      scheduleExpression: 'rate(1 minute)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: this.sweep.function.functionArn,
        roleArn: this.role.roleArn,
        deadLetterConfig: { arn: this.dead.queueArn },
        retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 1 }, // the next minute's sweep does the same
      },
    });
    schedule.node.addDependency(this.role);
  }

  /** The scheduler only hands over; when the function throws, Lambda itself repeats and gives up. */
  private keepFailures(): void {
    const onFailure = new SqsDestination(this.dead);
    this.phase.function.configureAsyncInvoke({ onFailure, retryAttempts: 2, maxEventAge: Duration.hours(1) });
    this.sweep.function.configureAsyncInvoke({ onFailure, retryAttempts: 0, maxEventAge: Duration.minutes(1) });
  }

  /** Delivery makes the schedules: a phase's end is an effect like any other. */
  private allowSchedules(deliver: Handler): void {
    const schedules = Stack.of(this).formatArn({ service: 'scheduler', resource: 'schedule', resourceName: `${this.group}/*` });
    deliver.allow(['scheduler:CreateSchedule'], schedules);
    deliver.allow(['iam:PassRole'], this.role.roleArn);
    const id = `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:scheduler:<AWS::Region>:<AWS::AccountId>:schedule/${this.group}/*]`;
    Validations.of(deliver).acknowledge({
      id,
      reason: 'One schedule for each phase end: their names are not known before, their group is.',
    });
  }
}
