import { engineCommands, runCurfew } from '../engine/cli/main.ts';
import type { CliCommand } from '../engine/cli/command.ts';
import { replay } from './replay.ts';
import pkg from '../package.json' with { type: 'json' };

const commands: readonly CliCommand[] = [...engineCommands, replay];

/** The `curfew` command: the engine's own commands and those that need the games of this machine. */
export function main(argv: readonly string[]): Promise<number> {
  process.stdout.on('error', error => {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error; // a reader such as `head` may stop early
  });
  return runCurfew(commands, pkg.version, argv, { out: text => process.stdout.write(text), err: text => process.stderr.write(text) });
}
