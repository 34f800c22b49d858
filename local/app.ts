import { setTimeout as sleep } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import type { Receiver } from '@slack/bolt';
import { slackClients } from '../functions/adapters/slack/client.ts';
import { publishHome } from '../functions/adapters/slack/homes.ts';
import { teamIn } from '../functions/adapters/slack/ids.ts';
import { makeMessenger } from '../functions/adapters/slack/messenger.ts';
import { decide, effectsOf, rules } from '../functions/app/game.ts';
import type { Clock, GameStore, Report } from '../functions/app/ports.ts';
import type { Bot } from '../functions/listeners/ports.ts';
import { type AppSettings, buildApp, makeSlackHandler } from '../functions/slack-app.ts';
import { type LocalUseCases, startLocalUseCases } from './timers/use-cases.ts';

export interface LocalAppOptions {
  readonly store: GameStore;
  readonly bot: Bot;
  readonly report: Report;
  readonly clock?: Clock;
  /** The local workspace's Web API; Slack's own where it is left out. */
  readonly slackApiUrl?: string;
  /** The seed of a new game; by chance where it is left out. */
  readonly seed?: () => number;
}

/** The app on one machine: the use cases with in-process timers, and what its listeners call on. */
export interface LocalApp {
  readonly useCases: LocalUseCases;
  readonly settings: AppSettings;
}

/** The largest seed: whole numbers up to here are exact. */
const SEEDS = 2 ** 47;

/** Wires the same use cases, messenger and listeners as on AWS over a laptop's store and timers. */
export function makeLocalApp({ store, bot, report, clock = { now: () => Date.now() }, slackApiUrl, seed = () => randomInt(SEEDS) }: LocalAppOptions): LocalApp {
  const address = slackApiUrl === undefined ? {} : { slackApiUrl };
  const client = slackClients({ tokenOf: async () => bot.token, ...address });
  const messenger = makeMessenger({ store, client, rules, clock, report });
  const useCases = startLocalUseCases({
    store, messenger, clock, report, decide, effectsOf,
    sleep: async milliseconds => { await sleep(milliseconds); },
    random: Math.random,
  });
  const ports: AppSettings['ports'] = {
    play: useCases.play, store, rules, clock, report, seed,
    publishHome: async person => {
      const slack = await client(teamIn(person));
      if (slack) await publishHome({ store, rules }, slack, person);
    },
  };
  return { useCases, settings: { ports, botOf: async () => bot, ...address } };
}

/** The handler of `/slack/events`, as the Lambda has it. */
export const slackHandler = ({ settings }: LocalApp, signingSecret: string) => makeSlackHandler({ ...settings, signingSecret });

/** The same listeners on another receiver: Socket Mode. */
export const appOn = ({ settings }: LocalApp, receiver: Receiver) => buildApp({ ...settings, receiver });
