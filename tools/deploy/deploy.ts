import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Ask, Environment, Parameters } from './ports.ts';
import { gatherSecrets } from './secrets.ts';

/** What `npm run deploy` may be asked, and everything outside: where parameters are kept, how one asks, builds, and runs CDK. */
export interface Deployment {
  readonly stage: string;
  readonly alarm: string | undefined;
  readonly again: boolean;
  readonly env: Environment;
  readonly parameters: Parameters;
  readonly ask: Ask;
  build(): Promise<unknown>;
  cdk(args: readonly string[]): Promise<number>;
  /** The file where CDK writes what came of it. */
  readonly outputs: string;
}

/** The whole deployment, the first as well as every later one. */
export async function deploy(deployment: Deployment): Promise<void> {
  const { stage, alarm, again, env, parameters, ask, build } = deployment;
  const { have, bootstrapped, alarm: told } = await parameters.look();
  const address = await alarmAddress(ask, alarm ?? env.ALARM_EMAIL, told);
  const secrets = await gatherSecrets({ have, again, env, ask });
  await parameters.keepSecrets(secrets);
  if (address !== told) await parameters.keepAlarm(address);
  const names = Object.keys(secrets);
  if (names.length > 0) ask.say(`Kept in SSM under ${parameters.prefix}: ${names.join(', ')}.`);
  await build();
  const context = ['-c', `stage=${stage}`];
  if (!bootstrapped) await cdk(deployment, 'bootstrap', ...context);
  const rest = ['--parameters', `AlarmEmail=${address}`, '--outputs-file', deployment.outputs, '--require-approval', 'never'];
  await cdk(deployment, 'deploy', `Curfew-${stage}`, ...context, ...rest);
  const url = await deployedUrl(deployment);
  ask.say(nextSteps(url, address === told ? undefined : address, [...have, ...names].includes('client-id')));
}

async function cdk(deployment: Deployment, what: string, ...args: readonly string[]): Promise<void> {
  if ((await deployment.cdk([what, ...args])) === 0) return;
  throw new Error(`\`cdk ${what}\` failed: see above. Nothing that was kept is lost; run \`npm run deploy\` again.`);
}

async function deployedUrl({ outputs, stage }: Deployment): Promise<string> {
  const all = z.record(z.string(), z.object({ Url: z.url() })).parse(JSON.parse(await readFile(outputs, 'utf8')));
  const url = all[`Curfew-${stage}`]?.Url;
  if (url === undefined) throw new Error(`${outputs} says nothing of Curfew-${stage}.`);
  return new URL(url).origin;
}

const isAddress = (text: string): boolean => /^[^@\s]+@[^@\s]+$/.test(text);

async function alarmAddress(ask: Ask, given: string | undefined, told: string | undefined): Promise<string> {
  if (given !== undefined && given !== '') {
    if (isAddress(given)) return given;
    throw new Error(`\`${given}\` is no e-mail address.`);
  }
  if (told !== undefined) return told;
  for (;;) {
    const address = (await ask('E-mail address for alarms', { or: 'Pass --alarm ADDRESS or set ALARM_EMAIL.' })).trim();
    if (isAddress(address)) return address;
    ask.say('That is no e-mail address.');
  }
}

function nextSteps(url: string, newAddress: string | undefined, byLink: boolean): string {
  const steps = [
    `Put the address into the app: \`npm run manifest -- --url ${url}\`, and paste that at https://api.slack.com/apps, "App Manifest".`,
    byLink ? `Install it into a workspace: ${url}/slack/install` : 'Type /curfew in the workspace of the bot token.',
    ...(newAddress === undefined ? [] : [`Open the mail that AWS sends to ${newAddress} and confirm it: alarms come only then.`]),
  ];
  return ['', `Curfew stands at ${url}`, '', 'Next:', ...steps.map((step, i) => `${i + 1}. ${step}`)].join('\n');
}
