import type { GetParametersCommand } from '@aws-sdk/client-ssm';
import { expect, test } from 'vitest';
import { readSecrets, required, SecretsFault } from '../../../../functions/adapters/ssm/secrets.ts';

const kept = [
  { Name: '/curfew/test/token-key', Value: 'k' },
  { Name: '/curfew/test/other', Value: 'o' },
];

test('secrets are read at once, decrypted, by their own names', async () => {
  const asked: unknown[] = [];
  const send = async (command: GetParametersCommand) => {
    asked.push(command.input);
    return { Parameters: kept };
  };
  const secrets = await readSecrets({ send } as never, '/curfew/test/', ['token-key', 'bot-token']);
  expect(asked).toEqual([{ Names: ['/curfew/test/token-key', '/curfew/test/bot-token'], WithDecryption: true }]);
  expect(secrets).toEqual({ 'token-key': 'k' });
  expect(required(secrets, 'token-key')).toBe('k');
  expect(() => required(secrets, 'bot-token')).toThrow(new SecretsFault('the secret "bot-token" is missing'));
});

test('secrets that cannot be read are a fault with its cause', async () => {
  const cause = new Error('AccessDenied');
  const send = async () => {
    throw cause;
  };
  await expect(readSecrets({ send } as never, '/curfew/test/', ['token-key'])).rejects.toMatchObject({ name: 'SecretsFault', cause });
});
