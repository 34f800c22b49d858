import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { makeDynamoStore } from './adapters/dynamodb/store.ts';
import { makeSqsTicks, makeSqsWake } from './adapters/sqs/queues.ts';
import type { Pauses } from './app/jitter.ts';
import { makeReport } from './report.ts';
import type { Clock, GameStore, Report, Scheduler, Wake } from './app/ports.ts';

/** What every function has, whatever it does. */
export interface Wired extends Pauses {
  readonly store: GameStore;
  readonly wake: Wake;
  /** Delayed ticks, to the second and up to 15 minutes ahead. */
  readonly ticks: Scheduler;
  readonly clock: Clock;
  readonly report: Report;
  readonly dynamo: DynamoDBClient;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that the stack puts into every function's environment. */
export function setting(name: string, env: Environment = process.env): string {
  const value = env[name];
  if (!value) throw new Error(`the environment has no ${name}`);
  return value;
}

/** One JSON line on stdout, which Lambda keeps; only ids, types and codes get into it. */
export const report: Report = makeReport();

/** Slack waits three seconds for an answer: a call that hangs has to be repeated before that. */
const impatient = { connectionTimeout: 1_000, requestTimeout: 2_000 };

/** The environment becomes ports. */
export function wire(env: Environment = process.env): Wired {
  const clock: Clock = { now: () => Date.now() };
  const dynamo = new DynamoDBClient({ requestHandler: impatient });
  const sqs = new SQSClient({ requestHandler: impatient });
  return {
    store: makeDynamoStore({ client: dynamo, table: setting('TABLE', env), clock }),
    wake: makeSqsWake({ client: sqs, url: setting('DELIVERY_QUEUE_URL', env) }),
    ticks: makeSqsTicks({ client: sqs, url: setting('TICK_QUEUE_URL', env), clock }),
    clock,
    report,
    dynamo,
    sleep: async milliseconds => {
      await sleep(milliseconds);
    },
    random: Math.random,
  };
}
