import type { Json } from '../../core/json.ts';
import type { OptionSpec } from '../../core/ruleset.ts';
import type { Terms } from '../../core/state.ts';

const choice = (fallback: Json, ...others: readonly Json[]): OptionSpec => {
  const values = [fallback, ...others];
  return {
    default: fallback,
    values,
    check: value => (values.includes(value) ? undefined : `it is one of ${values.join(', ')}`),
  };
};

/** `off` is read by YAML 1.1 as false, `on` as true. */
const onOff = (fallback: boolean): OptionSpec => ({
  default: fallback ? 'on' : 'off',
  values: ['on', 'off'],
  check: value => (['on', 'off', true, false].some(known => known === value) ? undefined : 'it is on or off'),
});

/** Options of the mafia rules, each with its rule in the catalogue. */
export const options = {
  /** mafia/general/phases?1 */
  start: choice('day', 'night', 'confirmation'),
  /** mafia/general/voting#8 */
  deadline: choice('none', 'plurality'),
  /** mafia/general/flips#4 */
  flip: choice('full', 'alignment', 'none'),
  /** mafia/general/win-check#6; false is YAML 1.1's `off` */
  parity: choice('provable', 'auto', 'off', false),
  /** mafia/grammar/faction?1 */
  multitask: onOff(true),
  /** Whether the deal is checked. */
  check: onOff(true),
} satisfies Readonly<Record<string, OptionSpec>>;

/** The value of an option, or its default. */
export const option = (terms: Terms, name: keyof typeof options): Json => terms.options[name] ?? options[name].default;

export const isOn = (terms: Terms, name: 'multitask' | 'check'): boolean => {
  const value = option(terms, name);
  return value === 'on' || value === true;
};
