import type { Json } from './json.ts';

/** What an option can be set to. */
export type OptionValue = string | number | boolean;

export interface OptionSpec {
  readonly default: OptionValue;
  /** All values, where they are few. */
  readonly values?: readonly OptionValue[];
  /** Ids of the rules that leave it open. */
  readonly rules?: readonly string[];
  check(value: Json): string | undefined;
}
