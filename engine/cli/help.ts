import type { CliCommand } from './command.ts';

const column = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
};

/** Help in general, or on one command. */
export function helpText(commands: readonly CliCommand[], command?: CliCommand): string {
  if (!command) {
    return `Curfew: games with hidden roles, from the command line.\n\n${column(commands.map(({ usage, about }) => [`curfew ${usage}`, about]))}
  curfew help COMMAND tells more. Exit codes: 0 good, 1 an expectation failed, 2 bad input.\n`;
  }
  const options = Object.entries(command.options).map(([name, { short, value, about }]): readonly [string, string] =>
    [`${short === name ? `-${name}` : `--${name}`}${value === undefined ? '' : ` ${value}`}`, about]);
  return `curfew ${command.usage}\n\n  ${command.about}\n${options.length === 0 ? '' : `\n${column(options)}`}`;
}
