import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { deploy } from '../../tools/deploy/deploy.ts';

const folder = mkdtempSync(join(tmpdir(), 'curfew-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const outputs = join(folder, 'outputs.json');
writeFileSync(outputs, JSON.stringify({ 'Curfew-prod': { Url: 'https://abc.execute-api.eu-central-1.amazonaws.com/' } }));

const signing = 'a1'.repeat(16);
const clientSecret = 'b2'.repeat(16);
const token = 'xoxb-1-2-three';

interface Account {
  readonly have?: readonly string[];
  readonly bootstrapped?: boolean;
  readonly alarm?: string;
  readonly answers?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly again?: boolean;
  readonly option?: string;
  readonly codes?: Readonly<Record<string, number>>;
}

/** A deployment into an account that is this way; what was done, in order, and what was said. */
async function into({ have = [], bootstrapped = true, alarm, answers = [], env = {}, again = false, option, codes = {} }: Account) {
  const log: string[] = [];
  const said: string[] = [];
  const kept: Record<string, string> = {};
  const left = [...answers];
  const ask = Object.assign(
    async (question: string, { hidden = false }: { hidden?: boolean }) => {
      log.push(`ask${hidden ? ' hidden' : ''}: ${question.split(' (')[0]}`);
      const answer = left.shift();
      if (answer === undefined) throw new Error('nobody answers');
      return answer;
    },
    { say: (text: string) => said.push(text) },
  );
  const parameters = {
    prefix: '/curfew/prod/',
    look: async () => ({ have, bootstrapped, alarm }),
    keepSecrets: async (secrets: Record<string, string>) => void Object.assign(kept, secrets),
    keepAlarm: async (address: string) => void log.push(`alarm: ${address}`),
  };
  const cdk = async (args: readonly string[]) => {
    log.push(`cdk ${args.join(' ')}`);
    return codes[args[0] ?? ''] ?? 0;
  };
  const build = async () => void log.push('build');
  const fault = await deploy({ stage: 'prod', alarm: option, again, env, parameters, ask, build, cdk, outputs }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { log, said: said.join('\n'), kept, fault };
}

const deployed = (address: string) =>
  `cdk deploy Curfew-prod -c stage=prod --parameters AlarmEmail=${address} --outputs-file ${outputs} --require-approval never`;

describe('a first deployment', () => {
  test('asks, keeps, builds, sets the region up, deploys, and says what is next', async () => {
    const answers = ['ops@example.org', signing, '', '123.456', clientSecret];
    const { log, said, kept, fault } = await into({ bootstrapped: false, answers });
    expect(fault).toBeUndefined();
    expect(log).toEqual([
      'ask: E-mail address for alarms',
      'ask hidden: Signing secret',
      'ask hidden: Bot token of your workspace',
      'ask: Client id',
      'ask hidden: Client secret',
      'alarm: ops@example.org',
      'build',
      'cdk bootstrap -c stage=prod',
      deployed('ops@example.org'),
    ]);
    expect(Object.keys(kept)).toEqual(['signing-secret', 'client-id', 'client-secret', 'token-key']);
    expect(said).toContain('npm run manifest -- --url https://abc.execute-api.eu-central-1.amazonaws.com`');
    expect(said).toContain('https://abc.execute-api.eu-central-1.amazonaws.com/slack/install');
    expect(said).toContain('confirm it');
  });

  test('with a bot token needs no client id', async () => {
    const { kept, said } = await into({ answers: [signing, token], option: 'ops@example.org' });
    expect(Object.keys(kept)).toEqual(['signing-secret', 'bot-token', 'token-key']);
    expect(said).toContain('Type /curfew');
    expect(said).not.toContain('/slack/install');
  });

  test('asks nobody when the environment answers', async () => {
    const env = {
      ALARM_EMAIL: 'ops@example.org',
      SLACK_SIGNING_SECRET: signing,
      SLACK_CLIENT_ID: '1.2',
      SLACK_CLIENT_SECRET: clientSecret,
    };
    const { log, fault } = await into({ env });
    expect(fault).toBeUndefined();
    expect(log).toEqual(['alarm: ops@example.org', 'build', deployed('ops@example.org')]);
  });

  test('never says a secret', async () => {
    const { said, log, kept } = await into({ answers: ['ops@example.org', signing, token] });
    for (const secret of [signing, token, kept['token-key'] ?? '?']) expect(said + log.join()).not.toContain(secret);
  });

  test('makes a key of 32 random bytes, another one each time', async () => {
    const env = { SLACK_SIGNING_SECRET: signing, SLACK_BOT_TOKEN: token };
    const keys = await Promise.all([1, 2].map(async () => (await into({ env, alarm: 'a@b' })).kept['token-key'] ?? ''));
    expect(Buffer.from(JSON.parse(keys[0] ?? '').k1, 'base64')).toHaveLength(32);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('a later deployment', () => {
  const have = ['signing-secret', 'client-id', 'client-secret', 'token-key'];

  test('asks nothing and changes no secret', async () => {
    const { log, kept, said } = await into({ have, alarm: 'ops@example.org' });
    expect(log).toEqual(['build', deployed('ops@example.org')]);
    expect(kept).toEqual({});
    expect(said).not.toContain('confirm it');
  });

  test('with --secrets asks for those of Slack again, and leaves the key that installed workspaces need', async () => {
    const { kept } = await into({ have, alarm: 'a@b', again: true, answers: [signing, '', '1.2', clientSecret] });
    expect(Object.keys(kept)).toEqual(['signing-secret', 'client-id', 'client-secret']);
  });

  test('another alarm address is told and kept', async () => {
    const { log } = await into({ have, alarm: 'old@example.org', option: 'new@example.org' });
    expect(log).toEqual(['alarm: new@example.org', 'build', deployed('new@example.org')]);
  });
});

describe('a fault', () => {
  test('of the form is asked about again, without repeating what was typed', async () => {
    const { log, said, kept } = await into({ alarm: 'a@b', answers: ['hunter2', signing, token] });
    expect(log.filter(line => line.includes('Signing'))).toHaveLength(2);
    expect(said).toContain('it should be 32 hexadecimal digits');
    expect(said).not.toContain('hunter2');
    expect(kept['signing-secret']).toBe(signing);
  });

  test('in the environment ends it, by the name of the variable', async () => {
    const { fault, log } = await into({ alarm: 'a@b', env: { SLACK_SIGNING_SECRET: 'hunter2' } });
    expect(fault).toBe('SLACK_SIGNING_SECRET does not look right: it should be 32 hexadecimal digits.');
    expect(log).toEqual([]);
  });

  test('of CDK ends it, and does not claim an address', async () => {
    const { fault, said } = await into({ have: ['signing-secret', 'bot-token', 'token-key'], alarm: 'a@b', codes: { deploy: 1 } });
    expect(fault).toContain('`cdk deploy` failed');
    expect(said).toBe('');
  });
});
