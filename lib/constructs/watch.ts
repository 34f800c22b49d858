import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Deadlines } from './deadlines.ts';
import type { Delivery } from './delivery.ts';
import type { SlackEndpoint } from './slack-endpoint.ts';

export interface WatchProps {
  readonly stage: string;
  readonly email: string;
  readonly endpoint: SlackEndpoint;
  readonly delivery: Delivery;
  readonly deadlines: Deadlines;
}

const minutes = (n: number) => ({ period: Duration.minutes(n) });

interface Limit {
  readonly metric: IMetric;
  /** Wrong above this number, or below it; no data at all is wrong only below. */
  readonly is: 'above' | 'below';
  readonly limit: number;
  /** How many periods in a row; one if absent. */
  readonly periods?: number;
  readonly why: string;
}

/** Who is told, by e-mail, when something is wrong; and one page that shows how it goes. */
export class Watch extends Construct {
  private readonly action: SnsAction;

  constructor(
    scope: Construct,
    id: string,
    private readonly parts: WatchProps,
  ) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    const account = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: account }));
    topic.addSubscription(new EmailSubscription(parts.email));
    this.action = new SnsAction(topic);
    this.queues();
    this.sweeps();
    this.gaveUp();
    this.functions();
    this.answers();
    this.page();
  }

  private handlers() {
    const { endpoint, delivery, deadlines } = this.parts;
    return { Slack: endpoint.slack, Install: endpoint.install, Deliver: delivery.deliver, Phase: deadlines.phase, Sweep: deadlines.sweep };
  }

  private dead() {
    const { delivery, deadlines } = this.parts;
    return { WakeUps: delivery.wakeUps.dead, Ticks: deadlines.ticks.dead, Schedules: deadlines.dead };
  }

  private queues(): void {
    for (const [name, queue] of Object.entries(this.dead())) {
      const metric = queue.metricApproximateNumberOfMessagesVisible({ ...minutes(1), statistic: Stats.MAXIMUM });
      this.alarm(`${name}Dead`, { metric, is: 'above', limit: 0, why: `Nobody could do what lies in the dead letters of ${name}.` });
    }
    for (const [name, { queue }] of Object.entries({ WakeUps: this.parts.delivery.wakeUps, Ticks: this.parts.deadlines.ticks })) {
      const metric = queue.metricApproximateAgeOfOldestMessage({ ...minutes(1), statistic: Stats.MAXIMUM });
      this.alarm(`${name}Old`, { metric, is: 'above', limit: 300, why: `A message of ${name} has waited for more than five minutes.` });
    }
  }

  private sweeps(): void {
    const { sweep } = this.parts.deadlines;
    this.alarm('SweepMissing', {
      metric: sweep.function.metricInvocations({ ...minutes(5), statistic: Stats.SUM }),
      is: 'below',
      limit: 1,
      why: 'No sweep ran for five minutes: lost wake-ups and phase ends are not found.',
    });
    this.alarm('SweepOverdue', {
      metric: this.overdue(),
      is: 'above',
      limit: 0,
      periods: 3,
      why: 'Sweep after sweep finds games that were forgotten.',
    });
  }

  /** The sweep writes a line with the number of marks that it found overdue; what Lambda may put before the line does not matter. */
  private overdue(): Metric {
    const filter = new MetricFilter(this, 'Overdue', {
      logGroup: this.parts.deadlines.sweep.log,
      filterPattern: FilterPattern.literal('%overdue.:[1-9]%'),
      metricNamespace: `Curfew/${this.parts.stage}`,
      metricName: 'SweepsWithOverdue',
    });
    return filter.metric({ ...minutes(5), statistic: Stats.SUM });
  }

  /** What players should have seen and never will: left out after some tries, or refused by Slack for its shape. */
  private gaveUp(): void {
    const filter = new MetricFilter(this, 'GivenUp', {
      logGroup: this.parts.delivery.deliver.log,
      filterPattern: FilterPattern.literal('%effect-given-up|kind.:.bug%'),
      metricNamespace: `Curfew/${this.parts.stage}`,
      metricName: 'EffectsGivenUp',
    });
    const metric = filter.metric({ ...minutes(5), statistic: Stats.SUM });
    this.alarm('DeliverGaveUp', { metric, is: 'above', limit: 0, why: 'Something that players should see met a bug and was left out.' });
  }

  private functions(): void {
    for (const [name, { function: fn }] of Object.entries(this.handlers())) {
      const errors = fn.metricErrors({ ...minutes(5), statistic: Stats.SUM });
      this.alarm(`${name}Errors`, { metric: errors, is: 'above', limit: 0, why: `${name} threw.` });
      const throttles = fn.metricThrottles({ ...minutes(5), statistic: Stats.SUM });
      this.alarm(`${name}Throttled`, { metric: throttles, is: 'above', limit: 0, why: `${name} was not started: too many run at once.` });
    }
  }

  private answers(): void {
    const { api } = this.parts.endpoint;
    const slow = api.metricLatency({ ...minutes(5), statistic: Stats.p(99) });
    this.alarm('AnswerSlow', {
      metric: slow,
      is: 'above',
      limit: 2_500,
      periods: 2,
      why: 'Slack waits for three seconds, then the player sees a failure.',
    });
    const failed = api.metricServerError({ ...minutes(5), statistic: Stats.SUM });
    this.alarm('AnswerFailed', { metric: failed, is: 'above', limit: 0, why: 'Slack got a 5xx.' });
  }

  private alarm(id: string, { metric, is, limit, periods = 1, why }: Limit): void {
    const below = is === 'below';
    new Alarm(this, id, {
      metric,
      alarmDescription: why,
      evaluationPeriods: periods,
      threshold: limit,
      comparisonOperator: below ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: below ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.action);
  }

  private page(): void {
    const { endpoint, delivery, deadlines } = this.parts;
    const functions = Object.values(this.handlers()).map(handler => handler.function);
    const rows: readonly (readonly [string, readonly IMetric[]])[] = [
      ['Requests', [endpoint.api.metricCount(), endpoint.api.metricClientError(), endpoint.api.metricServerError()]],
      ['Answer, ms', [50, 99].map(p => endpoint.api.metricLatency({ statistic: Stats.p(p), label: `p${p}` }))],
      ['Errors', functions.map(fn => fn.metricErrors())],
      ['Throttles', functions.map(fn => fn.metricThrottles())],
      ['Oldest message, s', [delivery.wakeUps, deadlines.ticks].map(({ queue }) => queue.metricApproximateAgeOfOldestMessage())],
      ['Dead letters', Object.values(this.dead()).map(queue => queue.metricApproximateNumberOfMessagesVisible())],
      ['Duration p99, ms', functions.map(fn => fn.metricDuration({ statistic: Stats.p(99) }))],
      ['Sweeps', [deadlines.sweep.function.metricInvocations()]],
    ];
    const widgets = rows.map(([title, left]) => new GraphWidget({ title, left: [...left], width: 12 }));
    new Dashboard(this, 'Dashboard', { dashboardName: `curfew-${this.parts.stage}` }).addWidgets(...widgets);
  }
}
