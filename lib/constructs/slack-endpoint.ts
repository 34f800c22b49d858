import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Delivery } from './delivery.ts';
import type { GameTable } from './game-table.ts';
import { type CodeOf, Handler } from './handler.ts';
import type { Secrets } from './secrets.ts';

export interface SlackEndpointProps {
  readonly stage: string;
  readonly code: CodeOf;
  readonly table: GameTable;
  readonly secrets: Secrets;
  readonly delivery: Delivery;
}

/** No path, query or address: an OAuth code stands in the query, and ids in bodies only. */
const line = {
  id: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  integrationMs: '$context.integrationLatency',
  integrationStatus: '$context.integrationStatus',
  error: '$context.integrationErrorMessage',
};

/** Slack's way in: one address for events, buttons and commands, and the two pages of an installation. */
export class SlackEndpoint extends Construct {
  readonly slack: Handler;
  readonly install: Handler;
  readonly api: HttpApi;
  readonly url: string;

  constructor(scope: Construct, id: string, props: SlackEndpointProps) {
    super(scope, id);
    const { stage, code, table, secrets, delivery } = props;
    const timeout = Duration.seconds(10);
    this.slack = new Handler(this, 'Slack', { entry: 'slack', stage, code: code('slack'), timeout });
    this.install = new Handler(this, 'Install', { entry: 'install', stage, code: code('install'), timeout });
    table.allow(this.slack, 'GetItem', 'Query', 'PutItem', 'DeleteItem');
    secrets.allow(this.slack, 'signing-secret', 'token-key', 'bot-token');
    delivery.wakeUps.allowSend(this.slack);
    table.allow(this.install, 'PutItem');
    secrets.allow(this.install, 'client-id', 'client-secret', 'signing-secret', 'token-key');

    this.api = new HttpApi(this, 'Api', { apiName: `curfew-${stage}`, createDefaultStage: false });
    this.routes();
    this.url = this.open().url;
  }

  private routes(): void {
    const install = new HttpLambdaIntegration('Install', this.install.function);
    const routes = [
      ...this.api.addRoutes({
        path: '/slack/events',
        methods: [HttpMethod.POST],
        integration: new HttpLambdaIntegration('Slack', this.slack.function),
      }),
      ...this.api.addRoutes({ path: '/slack/install', methods: [HttpMethod.GET], integration: install }),
      ...this.api.addRoutes({ path: '/slack/oauth_redirect', methods: [HttpMethod.GET], integration: install }),
    ];
    for (const route of routes) {
      const reason = 'Slack cannot sign in here: its signature on each request, or the signed state of an installation, is the authoriser.';
      Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason });
    }
  }

  private open(): HttpStage {
    const log = new LogGroup(this, 'AccessLog', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
    return new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: AccessLogFormat.custom(JSON.stringify(line)) },
    });
  }
}
