import { GetParametersCommand, type GetParametersCommandOutput, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import type { Parameters } from './ports.ts';

const secretNames = ['signing-secret', 'client-id', 'client-secret', 'bot-token', 'token-key'];
const bootstrapName = '/cdk-bootstrap/hnb659fds/version';

/** What the SSM client does here. */
export interface Sender {
  send(command: GetParametersCommand): Promise<Pick<GetParametersCommandOutput, 'Parameters'>>;
  send(command: PutParameterCommand): Promise<object>;
}

/** What is kept in SSM for one stage. The first look also tells whether there is an account at all. */
export function parametersOf(stage: string, client: Sender = new SSMClient({})): Parameters {
  const prefix = `/curfew/${stage}/`;
  const alarmName = `${prefix}alarm-email`;
  return {
    prefix,
    async look() {
      const Names = [...secretNames.map(name => prefix + name), alarmName, bootstrapName];
      const { Parameters: found = [] } = await client.send(new GetParametersCommand({ Names, WithDecryption: false })).catch(explain);
      const has = (name: string) => found.some(({ Name }) => Name === name);
      return {
        have: secretNames.filter(name => has(prefix + name)),
        bootstrapped: has(bootstrapName),
        alarm: found.find(({ Name }) => Name === alarmName)?.Value,
      };
    },
    async keepSecrets(secrets) {
      for (const [name, Value] of Object.entries(secrets)) {
        const Overwrite = name !== 'token-key';
        await client.send(new PutParameterCommand({ Name: prefix + name, Value, Type: 'SecureString', Overwrite }));
      }
    },
    async keepAlarm(Value) {
      await client.send(new PutParameterCommand({ Name: alarmName, Value, Type: 'String', Overwrite: true }));
    },
  };
}

const refused = [
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'TokenRefreshRequired',
  'UnrecognizedClientException',
];

function explain(error: Error): never {
  throw new Error(sentence(error), { cause: error });
}

/** One sentence for each way in which an account is not ready. */
function sentence({ name, message }: Error): string {
  if (/region is missing/i.test(message)) return 'Which region? Set AWS_REGION or pass --region, for example --region eu-central-1.';
  if (name === 'CredentialsProviderError') {
    return 'No AWS credentials were found: sign in with `aws sso login` or `aws configure`, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  }
  if (refused.includes(name)) return `AWS does not take these credentials (${name}): sign in again, and look at AWS_PROFILE.`;
  if (name === 'AccessDeniedException')
    return 'These AWS credentials may not read SSM parameters: deploying needs an administrator of the account.';
  return `AWS could not be asked (${name}): look at the network and at AWS_REGION.`;
}
