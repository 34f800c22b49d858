import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { type Bundle, lambdaOptions } from '../build.mjs';
import { median } from './percentile.ts';
import type { Row } from './row.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The least that any function of a store has to load. */
const dynamoAlone = `import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
const client = new DynamoDBClient({});
export const handler = async (event) => client.send(event.put ? new PutItemCommand(event.put) : new QueryCommand(event.query));`;

/** What the entries want to find, all of it nowhere: nobody listens at port 1, and the process ends before it asks. */
const nowhere = {
  AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x', AWS_ENDPOINT_URL: 'http://127.0.0.1:1', AWS_MAX_ATTEMPTS: '1',
  TABLE: 'bench', DELIVERY_QUEUE_URL: 'http://127.0.0.1:1/1/wake.fifo', TICK_QUEUE_URL: 'http://127.0.0.1:1/1/ticks', SECRETS_PREFIX: '/curfew/bench/',
  SCHEDULE_GROUP: 'bench', SCHEDULE_ROLE_ARN: 'arn:aws:iam::1:role/r', PHASE_FUNCTION_ARN: 'arn:aws:lambda:eu-central-1:1:function:phase',
  SCHEDULE_DLQ_ARN: 'arn:aws:sqs:eu-central-1:1:dlq', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

/** Ends at once after the import, so that what the entry began to ask is never sent. */
const importer = `const [cpu, start] = [process.cpuUsage(), performance.now()];
const file = process.argv[1];
if (file) require(file);
const [imported, { user, system }] = [performance.now() - start, process.cpuUsage(cpu)];
require('node:fs').writeSync(1, JSON.stringify({ imported, cpu: (user + system) / 1000 }));
process.exit(0);`;

interface Started {
  /** Inside the process, the import alone. */
  readonly imported: number;
  /** The processor time of that: what other processes do meanwhile does not count. */
  readonly cpu: number;
  /** From the start of the process to its end. */
  readonly whole: number;
}

/** How long each bundle takes to import in a fresh Node, against one with the DynamoDB client alone and against no import at all. */
export async function imports(bundles: readonly Bundle[], rounds: number, progress: (text: string) => void): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'curfew-bench-'));
  try {
    const files = new Map([['', ''], ['dynamo', await dynamoBundle(folder)], ...bundles.map(({ name, file }): [string, string] => [name, file])]);
    const times = new Map([...files.keys()].map(name => [name, [] as Started[]]));
    for (let round = -1; round < rounds; round += 1) {
      progress(round < 0 ? 'import: once for the disk\n' : `import: round ${round + 1} of ${rounds}\n`);
      for (const [name, file] of files) {
        const started = await start(file);
        if (round >= 0) times.get(name)!.push(started);
      }
    }
    return rowsOf(times);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function dynamoBundle(folder: string): Promise<string> {
  await mkdir(join(folder, 'dynamo'));
  await writeFile(join(folder, 'dynamo/package.json'), '{"type":"commonjs"}\n');
  const outfile = join(folder, 'dynamo/index.js');
  await build({ ...lambdaOptions(), absWorkingDir: root, stdin: { contents: dynamoAlone, resolveDir: root, sourcefile: 'dynamo.js' }, outfile });
  return outfile;
}

async function start(file: string): Promise<Started> {
  const begun = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', importer, file], { env: nowhere, cwd: tmpdir() });
  const whole = performance.now() - begun;
  const { imported, cpu }: Omit<Started, 'whole'> = JSON.parse(stdout);
  return { imported, cpu, whole };
}

function rowsOf(times: ReadonlyMap<string, readonly Started[]>): readonly Row[] {
  const of = (name: string, which: keyof Started): number => median(times.get(name)!.map(started => started[which]));
  const names = [...times.keys()].filter(name => name !== '');
  const least = Math.min(...names.map(name => times.get(name)!.length));
  return names.flatMap((name): Row[] => [
    ...(name === 'dynamo' ? [] : [{
      part: 'import', name: `${name}, import`, value: of(name, 'imported'), unit: 'ms', aim: 2,
      against: { name: 'the DynamoDB client alone', value: of('dynamo', 'imported') }, note: `medians of ${least}; in processor time ${(of(name, 'cpu') / of('dynamo', 'cpu')).toFixed(2)} x`,
    }]),
    { part: 'import', name: `${name === 'dynamo' ? 'the DynamoDB client alone' : name}, whole process`, value: of(name, 'whole'), unit: 'ms',
      against: { name: 'an empty Node', value: of('', 'whole') } },
  ]);
}
