import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { alarmsSuite } from './alarms-suite.ts';
import { rolesSuite } from './roles-suite.ts';
import { propertyOf, stackIn } from './synthesised.ts';

let template: Template;
beforeAll(() => {
  template = Template.fromStack(stackIn(new App())); // throws on any finding of cdk-nag that is not acknowledged
}, 180_000);

const names = <T = string>(type: string, key: string): T[] => propertyOf<T>(template, type, key);

describe('the table', () => {
  test('keeps games: restorable, protected, retained, with the index of due work', () => {
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [
          { AttributeName: 'PK', KeyType: 'HASH' },
          { AttributeName: 'SK', KeyType: 'RANGE' },
        ],
        TimeToLiveSpecification: { AttributeName: 'exp', Enabled: true },
        GlobalSecondaryIndexes: [
          {
            IndexName: 'WORK',
            KeySchema: [
              { AttributeName: 'G1PK', KeyType: 'HASH' },
              { AttributeName: 'G1SK', KeyType: 'RANGE' },
            ],
            Projection: { ProjectionType: 'KEYS_ONLY' },
          },
        ],
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });
});

describe('the functions', () => {
  test('are five, on Node 24 and arm64, with one gigabyte', () => {
    const functions = Object.values(template.findResources('AWS::Lambda::Function')).map(({ Properties: p }) => p);
    expect(Object.fromEntries(functions.map(p => [p.FunctionName, p.Timeout]))).toEqual({
      'curfew-test-deliver': 60,
      'curfew-test-install': 10,
      'curfew-test-phase': 30,
      'curfew-test-slack': 10,
      'curfew-test-sweep': 30,
    });
    for (const p of functions) {
      expect(p).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'], MemorySize: 1024, Handler: 'index.handler' });
    }
  });

  test('are told names and addresses, no secrets', () => {
    for (const variables of names<{ Variables: object }>('AWS::Lambda::Function', 'Environment')) {
      expect(Object.keys(variables.Variables).sort()).toEqual([
        'DELIVERY_QUEUE_URL',
        'PHASE_FUNCTION_ARN',
        'SCHEDULE_DLQ_ARN',
        'SCHEDULE_GROUP',
        'SCHEDULE_ROLE_ARN',
        'SECRETS_PREFIX',
        'STAGE',
        'TABLE',
        'TICK_QUEUE_URL',
      ]);
      expect(variables).toMatchObject({ Variables: { SECRETS_PREFIX: '/curfew/test/', STAGE: 'test', SCHEDULE_GROUP: 'curfew-test' } });
    }
    template.resourceCountIs('AWS::SSM::Parameter', 0);
    template.resourceCountIs('AWS::SecretsManager::Secret', 0);
  });

  test('keep their logs for a month', () => {
    expect(names<number>('AWS::Logs::LogGroup', 'RetentionInDays')).toEqual([30, 30, 30, 30, 30, 30]); // five functions and the access log
  });
});

describe('roles', () => rolesSuite(() => template));

describe('queues', () => {
  test('wake-ups come in order within a game, five times at most', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      FifoQueue: true,
      DeduplicationScope: 'messageGroup',
      VisibilityTimeout: 360,
      RedrivePolicy: Match.objectLike({ maxReceiveCount: 5 }),
    });
  });

  test('delayed ticks have a standard queue', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      FifoQueue: Match.absent(),
      VisibilityTimeout: 180,
      RedrivePolicy: Match.objectLike({ maxReceiveCount: 5 }),
    });
  });

  test('are emptied by few functions at once, message by message', () => {
    const sources = Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).map(({ Properties }) => Properties);
    expect(sources).toHaveLength(2);
    for (const source of sources) {
      expect(source).toMatchObject({
        BatchSize: 10,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: 20 },
      });
    }
  });

  test('every queue takes encrypted connections alone', () => {
    template.resourceCountIs('AWS::SQS::Queue', 5);
    template.resourceCountIs('AWS::SQS::QueuePolicy', 5);
  });
});

describe('time', () => {
  test('a sweep runs each minute', () => {
    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(1 minute)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: Match.objectLike({
        DeadLetterConfig: Match.anyValue(),
        RetryPolicy: { MaximumEventAgeInSeconds: 60, MaximumRetryAttempts: 1 },
      }),
    });
    template.hasResourceProperties('AWS::Scheduler::ScheduleGroup', { Name: 'curfew-test' });
  });

  test('a phase end or sweep that fails leaves a letter', () => {
    const configs = Object.values(template.findResources('AWS::Lambda::EventInvokeConfig')).map(({ Properties }) => Properties);
    expect(configs).toHaveLength(2);
    for (const config of configs) expect(JSON.stringify(config.DestinationConfig)).toContain('DeadlinesDeadLetters');
  });
});

describe('the way in', () => {
  test('has three routes and a log without addresses', () => {
    expect(names('AWS::ApiGatewayV2::Route', 'RouteKey').sort()).toEqual([
      'GET /slack/install',
      'GET /slack/oauth_redirect',
      'POST /slack/events',
    ]);
    const [log] = names<{ Format: string }>('AWS::ApiGatewayV2::Stage', 'AccessLogSettings');
    expect(JSON.parse(log?.Format ?? '')).toEqual({
      id: '$context.requestId',
      at: '$context.requestTimeEpoch',
      route: '$context.routeKey',
      status: '$context.status',
      ms: '$context.responseLatency',
      integrationMs: '$context.integrationLatency',
      integrationStatus: '$context.integrationStatus',
      error: '$context.integrationErrorMessage',
    });
  });
});

describe('alarms', () => alarmsSuite(() => template));
