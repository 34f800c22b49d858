import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Handler } from './handler.ts';

/** What the deploy script keeps in SSM as SecureStrings: CloudFormation can neither make nor see them. */
export type SecretName = 'signing-secret' | 'client-id' | 'client-secret' | 'bot-token' | 'token-key';

/** The place of the app's secrets: only their names stand in the template. */
export class Secrets extends Construct {
  readonly prefix: string;

  constructor(scope: Construct, id: string, stage: string) {
    super(scope, id);
    this.prefix = `/curfew/${stage}/`;
  }

  /** Lets a function read these secrets. The account's own SSM key decrypts them without further rights. */
  allow(handler: Handler, ...names: readonly SecretName[]): void {
    const arn = (name: SecretName) =>
      Stack.of(this).formatArn({ service: 'ssm', resource: 'parameter', resourceName: `${this.prefix.slice(1)}${name}` });
    handler.allow(['ssm:GetParameters'], ...names.map(arn));
  }
}
