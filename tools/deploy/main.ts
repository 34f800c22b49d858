import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFunctions } from '../build.mjs';
import { cdk } from '../cdk.mjs';
import { terminal } from './ask.ts';
import { deploy } from './deploy.ts';
import { parametersOf } from './parameters.ts';

const out = fileURLToPath(new URL('../../cdk.out/', import.meta.url));

/** The deployment from this machine, with the options of `tools/deploy.mjs`. */
export async function main({ stage, alarm, again }: { stage: string; alarm: string | undefined; again: boolean }): Promise<void> {
  mkdirSync(out, { recursive: true });
  await deploy({
    stage,
    alarm,
    again,
    env: process.env,
    parameters: parametersOf(stage),
    ask: terminal({ input: process.stdin, output: process.stdout }),
    build: () => buildFunctions(),
    cdk,
    outputs: `${out}outputs.json`,
  });
}
