import { ArnFormat, type Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IGrantable, type IPrincipal, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** Where the bundle of an entry `functions/<name>.ts` comes from: `dist/<name>`, or a few words in a test. */
export type CodeOf = (name: string) => Code;

export interface HandlerProps {
  /** The entry's file name in `functions/`. */
  readonly entry: string;
  readonly stage: string;
  readonly code: Code;
  readonly timeout: Duration;
}

/** One Lambda with a role of its own that may write its own log, and nothing else until it is granted. */
export class Handler extends Construct implements IGrantable {
  readonly function: LambdaFunction;
  readonly log: LogGroup;
  readonly grantPrincipal: IPrincipal;
  /** Known before the function exists, so that it can stand in the function's own environment. */
  readonly arn: string;

  constructor(scope: Construct, id: string, { entry, stage, code, timeout }: HandlerProps) {
    super(scope, id);
    const functionName = `curfew-${stage}-${entry}`;
    this.arn = Stack.of(this).formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: functionName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    this.log = new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.grantPrincipal = role;
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], this.log.logGroupArn);
    this.function = new LambdaFunction(this, 'Function', {
      functionName,
      code,
      role,
      timeout,
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      logGroup: this.log,
    });
  }

  /** Lets the function do exactly these things to exactly these resources. */
  allow(actions: readonly string[], ...resources: readonly string[]): void {
    this.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }
}
