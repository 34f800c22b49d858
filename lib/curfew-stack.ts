import { CfnOutput, CfnParameter, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Deadlines } from './constructs/deadlines.ts';
import { Delivery } from './constructs/delivery.ts';
import { GameTable } from './constructs/game-table.ts';
import type { CodeOf, Handler } from './constructs/handler.ts';
import { Secrets } from './constructs/secrets.ts';
import { SlackEndpoint } from './constructs/slack-endpoint.ts';
import { Watch } from './constructs/watch.ts';

export interface CurfewStackProps extends StackProps {
  /** `prod`, `test`, …: stages stand beside each other in one account. */
  readonly stage: string;
  readonly code: CodeOf;
}

/** All of Curfew in one account and region. */
export class CurfewStack extends Stack {
  constructor(scope: Construct, id: string, { stage, code, ...props }: CurfewStackProps) {
    super(scope, id, props);
    const email = new CfnParameter(this, 'AlarmEmail', {
      description: 'Who is told when something is wrong',
      allowedPattern: '^[^@\\s]+@[^@\\s]+$',
    });
    const table = new GameTable(this, 'GameTable');
    const secrets = new Secrets(this, 'Secrets', stage);
    const delivery = new Delivery(this, 'Delivery', { stage, code, table, secrets });
    const deadlines = new Deadlines(this, 'Deadlines', { stage, code, table, delivery });
    const endpoint = new SlackEndpoint(this, 'SlackEndpoint', { stage, code, table, secrets, delivery });
    new Watch(this, 'Watch', { stage, email: email.valueAsString, endpoint, delivery, deadlines });

    const environment = {
      TABLE: table.name,
      DELIVERY_QUEUE_URL: delivery.wakeUps.queue.queueUrl,
      TICK_QUEUE_URL: deadlines.ticks.queue.queueUrl,
      SCHEDULE_GROUP: deadlines.group,
      SCHEDULE_ROLE_ARN: deadlines.role.roleArn,
      PHASE_FUNCTION_ARN: deadlines.phase.arn,
      SCHEDULE_DLQ_ARN: deadlines.dead.queueArn,
      SECRETS_PREFIX: secrets.prefix,
      STAGE: stage,
    };
    for (const handler of [endpoint.slack, endpoint.install, delivery.deliver, deadlines.phase, deadlines.sweep])
      inform(handler, environment);
    new CfnOutput(this, 'Url', { value: endpoint.url, description: 'The address for the Slack manifest' });
    new CfnOutput(this, 'SecretsPrefix', { value: secrets.prefix, description: 'Where the secrets lie in SSM' });
  }
}

function inform(handler: Handler, environment: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(environment)) handler.function.addEnvironment(name, value);
}
