import { oneOf } from '../core/nearest.ts';
import { readArguments } from './arguments.ts';
import { check } from './check.ts';
import { complain, EXIT, type CliCommand, type Io } from './command.ts';
import { draw } from './draw.ts';
import { explain } from './explain.ts';
import { helpText } from './help.ts';
import { roles } from './roles.ts';
import { run } from './run.ts';
import { simulate } from './simulate.ts';

/** The commands that need nothing but files and the engine. */
export const engineCommands: readonly CliCommand[] = [run, check, explain, roles, draw, simulate];

/**
 * Carries out one call of `curfew`.
 * @returns the exit code: 0 good, 1 a finding such as a failed expectation, 2 bad input
 */
export async function runCurfew(commands: readonly CliCommand[], version: string, argv: readonly string[], io: Io): Promise<number> {
  const [typed = 'help', ...rest] = argv;
  if (typed === '--version' || typed === '-v' || typed === 'version') return said(io, `${version}\n`);
  const asksHelp = ['help', '--help', '-h'].includes(typed);
  const name = asksHelp ? rest[0] : typed;
  if (name === undefined) return said(io, helpText(commands));
  const command = commands.find(one => one.name === name);
  if (!command) return complain(io, unknownCommand(name, commands));
  if (asksHelp || rest.includes('--help') || rest.includes('-h')) return said(io, helpText(commands, command));
  const read = readArguments(command, rest);
  if (!read.ok) return complain(io, `curfew ${name}: ${read.message}`);
  return command.run(read.args, io);
}

function said(io: Io, text: string): number {
  io.out(text);
  return EXIT.good;
}

function unknownCommand(typed: string, commands: readonly CliCommand[]): string {
  const names = [...commands.map(({ name }) => name), 'help'];
  const near = oneOf(typed, names);
  return `curfew: there is no command "${typed}"${near === undefined ? '' : `; did you mean "${near}"?`} (commands: ${names.join(', ')})`;
}
