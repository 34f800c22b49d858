import { parseArgs } from 'node:util';
import { oneOf } from '../core/nearest.ts';
import type { Args, CliCommand } from './command.ts';

/** Reads what was typed after the command's name, or says in one sentence what is wrong with it. */
export function readArguments(command: CliCommand, typed: readonly string[]): { ok: true; args: Args } | { ok: false; message: string } {
  const { tokens } = parseArgs({ args: [...typed], options: declared(command), strict: false, allowPositionals: true, tokens: true });
  const positionals: string[] = [];
  const values: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const kind = command.options[token.name];
    if (!kind) return { ok: false, message: unknownOption(command, token.rawName) };
    if (kind.value === undefined && token.value !== undefined) return { ok: false, message: `${token.rawName} takes no value` };
    if (kind.value !== undefined && (token.value ?? '') === '') return { ok: false, message: `${token.rawName} needs a value: ${token.rawName} ${kind.value}` };
    values[token.name] = token.value ?? true;
  }
  const [least, most] = command.takes;
  if (positionals.length < least || positionals.length > most) return { ok: false, message: `it is written: curfew ${command.usage}` };
  return { ok: true, args: { positionals, values } };
}

const declared = ({ options }: CliCommand) =>
  Object.fromEntries(Object.entries(options).map(([name, { short, value }]) =>
    [name, { type: value === undefined ? 'boolean' as const : 'string' as const, ...(short === undefined ? {} : { short }) }]));

function unknownOption(command: CliCommand, typed: string): string {
  const names = Object.entries(command.options).map(([name, { short }]) => (short === name ? `-${name}` : `--${name}`));
  const near = oneOf(typed, names);
  return `there is no option "${typed}"${near === undefined ? '' : `; did you mean "${near}"?`}${names.length === 0 ? '' : ` (options: ${names.join(', ')})`}`;
}
