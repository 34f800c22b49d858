import { randomBytes } from 'node:crypto';
import type { Ask, Environment, Secrets } from './ports.ts';

interface SlackSecret {
  readonly question: string;
  readonly variable: string;
  readonly like: RegExp;
  readonly looks: string;
  /** May be seen while it is typed. */
  readonly open?: boolean;
}

/** What Slack tells of an app, and how it looks. */
const slackSecrets = {
  'signing-secret': {
    question: 'Signing secret ("Basic Information")',
    variable: 'SLACK_SIGNING_SECRET',
    like: /^[0-9a-f]{32}$/,
    looks: '32 hexadecimal digits',
  },
  'client-id': { question: 'Client id', variable: 'SLACK_CLIENT_ID', like: /^\d+\.\d+$/, looks: 'two numbers with a dot', open: true },
  'client-secret': { question: 'Client secret', variable: 'SLACK_CLIENT_SECRET', like: /^[0-9a-f]{32}$/, looks: '32 hexadecimal digits' },
  'bot-token': {
    question: 'Bot token of your workspace (xoxb-…), or nothing to install by a link',
    variable: 'SLACK_BOT_TOKEN',
    like: /^xoxb-[\w-]+$/,
    looks: 'xoxb-…',
  },
} satisfies Readonly<Record<string, SlackSecret>>;

type SlackName = keyof typeof slackSecrets;

/** A new key for the tokens at rest, by its id, as `functions/adapters/sealing` reads it. */
const newTokenKey = (): string => JSON.stringify({ k1: randomBytes(32).toString('base64') });

interface Gathering {
  readonly have: readonly string[];
  /** Slack's are asked for anew. */
  readonly again: boolean;
  readonly env: Environment;
  readonly ask: Ask;
}

/** Everything that is missing of the app's secrets: those of Slack, asked for, and a fresh key. */
export async function gatherSecrets({ have, again, env, ask }: Gathering): Promise<Secrets> {
  const found: Record<string, string> = {};
  const kept = (name: SlackName) => have.includes(name) && !again;
  const get = async (name: SlackName, optional = false): Promise<boolean> => {
    if (kept(name)) return true;
    const value = await one(slackSecrets[name], { env, ask, optional });
    if (value !== '') found[name] = value;
    return value !== '';
  };
  await get('signing-secret');
  const byLink = kept('client-id') || (isSet(env.SLACK_CLIENT_ID) && !isSet(env.SLACK_BOT_TOKEN));
  if (byLink || !(await get('bot-token', true))) {
    await get('client-id');
    await get('client-secret');
  }
  if (!have.includes('token-key')) found['token-key'] = newTokenKey(); // a new one would lock out every installed workspace
  return found;
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

/** Never repeats what was given: a secret that is not one may be another one. */
async function one(secret: SlackSecret, { env, ask, optional }: Pick<Gathering, 'env' | 'ask'> & { optional: boolean }): Promise<string> {
  const { question, variable, like, looks, open = false } = secret;
  const given = env[variable];
  if (isSet(given)) {
    if (like.test(given.trim())) return given.trim();
    throw new Error(`${variable} does not look right: it should be ${looks}.`);
  }
  for (;;) {
    const value = (await ask(question, { hidden: !open, or: `Set ${variable}.` })).trim();
    if (like.test(value) || (optional && value === '')) return value;
    ask.say(`That does not look right: it should be ${looks}.`);
  }
}
