import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { propertyOf } from './synthesised.ts';

/** Who is told of what. */
export function alarmsSuite(template: () => Template): void {
  test('tell somebody of each thing that can go wrong', () => {
    const alarms = Object.entries(template().findResources('AWS::CloudWatch::Alarm'));
    const all = alarms.map(([id]) => id.replace(/^Watch/, '').replace(/[0-9A-F]{8}$/, '')).sort();
    const perFunction = ['Deliver', 'Install', 'Phase', 'Slack', 'Sweep'].flatMap(name => [`${name}Errors`, `${name}Throttled`]);
    const others = ['AnswerFailed', 'AnswerSlow', 'DeliverGaveUp', 'SchedulesDead', 'SweepMissing', 'SweepOverdue'];
    expect(all).toEqual([...others, 'TicksDead', 'TicksOld', 'WakeUpsDead', 'WakeUpsOld', ...perFunction].sort());
    for (const [, { Properties }] of alarms) expect(Properties.AlarmActions).toHaveLength(1);
    template().hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: { Ref: 'AlarmEmail' } });
  });

  test('a sweep that does not run is missed, though it leaves no data', () => {
    template().hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    });
  });

  test('a sweep that finds something overdue is seen in its log line', () => {
    const seen = filtered(template(), 'overdue');
    expect(seen.test('{"event":"swept","found":3,"overdue":2,"woken":1,"ticks":0}')).toBe(true);
    expect(seen.test('{"event":"swept","found":3,"overdue":0,"woken":1,"ticks":3}')).toBe(false);
  });

  test('what delivery leaves out, and what Slack refuses for its shape, is seen in its log line', () => {
    const seen = filtered(template(), 'given-up');
    expect(seen.test('{"event":"effect-given-up","game":"g1","version":3,"effect":"post","fault":"TypeError","tries":4}')).toBe(true);
    expect(seen.test('{"event":"slack-refused","game":"g1","effect":"post","kind":"bug","code":"invalid_blocks"}')).toBe(true);
    expect(seen.test('{"event":"effect-failed","game":"g1","version":3,"effect":"post","fault":"TypeError","tries":1}')).toBe(false);
    expect(seen.test('{"event":"slack-refused","game":"g1","effect":"tell","kind":"refused","code":"channel_not_found"}')).toBe(false);
  });

  test('an answer is slow above two and a half seconds', () => {
    template().hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'Latency', ExtendedStatistic: 'p99', Threshold: 2500 });
  });

  test('CloudWatch may write to the topic, over encrypted connections', () => {
    const [policy] = propertyOf<{ Statement: { Effect: string; Principal: unknown }[] }>(
      template(),
      'AWS::SNS::TopicPolicy',
      'PolicyDocument',
    );
    expect(policy?.Statement.map(({ Effect, Principal }) => [Effect, Principal])).toEqual([
      ['Deny', '*'],
      ['Allow', { Service: 'cloudwatch.amazonaws.com' }],
    ]);
  });

  test('there is a dashboard', () => {
    template().resourceCountIs('AWS::CloudWatch::Dashboard', 1);
  });
}

function filtered(template: Template, word: string): RegExp {
  const pattern = propertyOf<string>(template, 'AWS::Logs::MetricFilter', 'FilterPattern').find(one => one.includes(word)) ?? '';
  return new RegExp(pattern.replaceAll('%', ''));
}
