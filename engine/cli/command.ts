/** Where a command writes: its product, and words for people beside it. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
}

/** How an option is written; `value` names what follows it, absent for a switch. */
export interface OptionKind {
  readonly short?: string;
  readonly value?: string;
  readonly about: string;
}

/** What was typed, checked against the command's options. */
export interface Args {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | true | undefined>>;
}

/** One command of the command line. `run` gives the exit code: 0 good, 1 a finding, 2 bad input. */
export interface CliCommand {
  readonly name: string;
  readonly usage: string;
  readonly about: string;
  readonly options: Readonly<Record<string, OptionKind>>;
  /** How many words it takes: the least and the most. */
  readonly takes: readonly [number, number];
  run(args: Args, io: Io): number | Promise<number>;
}

export const EXIT = { good: 0, finding: 1, badInput: 2 } as const;

/** Bad input: one line that says where and what. */
export function complain(io: Io, message: string): number {
  io.err(`${message}\n`);
  return EXIT.badInput;
}

export const JSON_OPTION: OptionKind = { about: 'print JSON, and nothing else, on standard output' };
