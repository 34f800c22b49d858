import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { terminal } from '../../tools/deploy/ask.ts';
import { parametersOf } from '../../tools/deploy/parameters.ts';

describe('the parameters', () => {
  const sent: { readonly name: string; readonly input: object }[] = [];
  const client = (answer: () => object) => ({
    send: async (command: { constructor: { name: string }; input: object }) => {
      sent.push({ name: command.constructor.name, input: command.input });
      return answer();
    },
  });

  test('are found by name alone, and kept as SecureStrings; the key is never overwritten', async () => {
    const Parameters = [{ Name: '/curfew/prod/token-key' }, { Name: '/curfew/prod/alarm-email', Value: 'a@b' }];
    const parameters = parametersOf(
      'prod',
      client(() => ({ Parameters })),
    );
    expect(await parameters.look()).toEqual({ have: ['token-key'], bootstrapped: false, alarm: 'a@b' });
    await parameters.keepSecrets({ 'bot-token': 'x', 'token-key': 'y' });
    expect(sent.map(({ name, input }) => [name, input])).toEqual([
      ['GetParametersCommand', expect.objectContaining({ WithDecryption: false })],
      ['PutParameterCommand', { Name: '/curfew/prod/bot-token', Value: 'x', Type: 'SecureString', Overwrite: true }],
      ['PutParameterCommand', { Name: '/curfew/prod/token-key', Value: 'y', Type: 'SecureString', Overwrite: false }],
    ]);
  });

  test.each([
    ['CredentialsProviderError', '', 'No AWS credentials were found'],
    ['ExpiredTokenException', '', 'sign in again'],
    ['AccessDeniedException', '', 'needs an administrator'],
    ['Error', 'Region is missing', 'Which region?'],
    ['TimeoutError', '', 'look at the network'],
  ])('%s %s: one sentence', async (name, message, sentence) => {
    const refuse = () => {
      throw Object.assign(new Error(message), { name });
    };
    await expect(parametersOf('prod', client(refuse)).look()).rejects.toThrow(sentence);
  });
});

describe('the terminal', () => {
  const keyboard = () => Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });

  test('does not show what is typed at a hidden question', async () => {
    const [input, output] = [keyboard(), new PassThrough()];
    const answer = terminal({ input, output })('Secret', { hidden: true, or: '' });
    input.write('s3cret\n');
    expect(await answer).toBe('s3cret');
    expect(output.read().toString()).toBe('Secret: \n');
  });

  test('that is none says what to do instead', async () => {
    const ask = terminal({ input: new PassThrough(), output: new PassThrough() });
    await expect(ask('Secret', { or: 'Set SECRET.' })).rejects.toThrow('Secret: nobody is here to ask. Set SECRET.');
  });
});
