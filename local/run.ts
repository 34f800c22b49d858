import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StartOptions } from './arguments.ts';
import { runningAt } from './running.ts';
import { startReal } from './start-real.ts';
import { startWorkspaceAndApp } from './start-workspace.ts';
import { StoreInUse } from './store/lock-file.ts';

/** What runs, and how it ends. */
export interface Running {
  /** The line that says where it is to be found. */
  readonly greeting: string;
  close(): Promise<void>;
}

/** Runs until it is told to stop. A second start beside a running one says where that is. */
export async function run(options: StartOptions): Promise<void> {
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  const url = await runningAt(options.data);
  if (url !== undefined) {
    console.log(`Curfew is running already: ${url}`);
    return;
  }
  const running = await started(options);
  if (!running) return;
  console.log(running.greeting);
  await stopped();
  console.log('Stopping …');
  await running.close();
}

async function started(options: StartOptions): Promise<Running | undefined> {
  try {
    return await (options.slack ? startReal(options, options.slack) : startWorkspaceAndApp(options));
  } catch (error) {
    const sentence = known(error, options);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
    return undefined;
  }
}

/** Faults that whoever starts it can mend, in one sentence. */
function known(error: unknown, { port, data }: StartOptions): string | undefined {
  if (error instanceof StoreInUse) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; npm start -- --port ${port + 10} takes another.`;
  if (code === 'EACCES') return `The folder ${join(data)} cannot be written to; npm start -- --data DIR keeps its data elsewhere.`;
  return undefined;
}

const stopped = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
