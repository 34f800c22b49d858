import { parseArgs } from 'node:util';

/** What `npm start` was asked for. */
export interface StartOptions {
  readonly port: number;
  /** The folder of all that is kept. */
  readonly data: string;
  /** Two tokens of a real workspace, or nothing: then the local one is started. */
  readonly slack?: { readonly botToken: string; readonly appToken: string };
}

type Read = { readonly ok: true; readonly options: StartOptions } | { readonly ok: false; readonly message: string };

/** Reads the command line and the environment; what is wrong comes back as one sentence. */
export function readArguments(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Read {
  let values: { port?: string; data?: string };
  try {
    ({ values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, data: { type: 'string' } } }));
  } catch (error) {
    return { ok: false, message: `${(error as Error).message.split('. ')[0]}. Known are --port, --data and --help.` };
  }
  const port = Number(values.port ?? env['PORT'] ?? 4390);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return { ok: false, message: `--port is a number from 0 to 65535, and "${values.port ?? env['PORT']}" is not.` };
  }
  const slack = tokens(env['SLACK_BOT_TOKEN'], env['SLACK_APP_TOKEN']);
  if (typeof slack === 'string') return { ok: false, message: slack };
  return { ok: true, options: { port, data: values.data ?? '.curfew', ...(slack ? { slack } : {}) } };
}

function tokens(botToken: string | undefined, appToken: string | undefined): StartOptions['slack'] | string {
  if (!botToken && !appToken) return undefined;
  if (!botToken?.startsWith('xoxb-')) return 'SLACK_BOT_TOKEN is the bot token of the installed app and starts with "xoxb-"; without both tokens the local workspace is started.';
  if (!appToken?.startsWith('xapp-')) return 'SLACK_APP_TOKEN is the app-level token with connections:write and starts with "xapp-"; without both tokens the local workspace is started.';
  return { botToken, appToken };
}
