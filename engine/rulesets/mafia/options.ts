import type { Json } from '../../core/json.ts';
import type { OptionSpec } from '../../core/option-spec.ts';
import type { Terms } from '../../core/state.ts';

const choice = (fallback: string, ...others: readonly string[]): OptionSpec => {
  const values = [fallback, ...others];
  return {
    default: fallback,
    values,
    check: value => (values.some(known => known === value) ? undefined : `it is one of ${values.join(', ')}`),
  };
};

/** `off` is read by YAML 1.1 as false. */
const yaml11 = (spec: OptionSpec): OptionSpec => ({ ...spec, check: value => (value === false ? undefined : spec.check(value)) });

/** Here `on` is read as true, too. */
const onOff = (fallback: boolean): OptionSpec => ({
  default: fallback ? 'on' : 'off',
  values: ['on', 'off'],
  check: value => (['on', 'off', true, false].some(known => known === value) ? undefined : 'it is on or off'),
});

const duration = (): OptionSpec => ({
  default: 0,
  check: value => (value === 0 || value === '0' || (typeof value === 'string' && /^\d{1,3}\s*[mhd]$/.test(value)) ? undefined : 'it is 0 or a duration such as "1h"'),
});

const text = (fallback: string): OptionSpec => ({
  default: fallback,
  check: value => (typeof value === 'string' && value.trim() !== '' ? undefined : `it is "${fallback}" or a player's name`),
});

const by = (rules: readonly string[], spec: OptionSpec): OptionSpec => ({ ...spec, rules });

/** Options of the mafia rules, each with its rules in the catalogue. */
export const options = {
  start: by(['mafia/general/phases?1'], choice('day', 'night', 'confirmation')),
  deadline: by(['mafia/general/voting#8'], choice('none', 'plurality')),
  flip: by(['mafia/general/flips#4'], choice('full', 'alignment', 'none')),
  parity: by(['mafia/general/win-check#6'], yaml11(choice('provable', 'auto', 'off'))),
  multitask: by(['mafia/grammar/faction?1'], onOff(true)),
  lovedCap: by(['mafia/role/loved#v1', 'mafia/role/loved?1'], onOff(true)),
  lynchproofVotes: by(['mafia/role/lynchproof#v1'], choice('count', 'fail')),
  millerAs: by(['mafia/role/miller#v1'], choice('mafia', 'chaos', 'mime', 'survivor', 'werewolf')),
  weakTo: by(['mafia/modifier/weak#v1'], choice('mafia', 'non-town', 'chaos', 'mime', 'survivor', 'town', 'werewolf')),
  amnesiacRecipient: by(['mafia/modifier/amnesiac#v1'], choice('drawn', 'fixed')),
  hidden: by(['mafia/modifier/hidden#4', 'mafia/modifier/hidden?1'], onOff(false)),
  /** Whether the members of a faction that shares a power with a gun have one. */
  factionGuns: by(['mafia/role/gunsmith#3', 'mafia/role/gunsmith#4'], onOff(true)),
  vanillaiserTells: by(['mafia/role/vanillaiser?5'], onOff(false)),
  /** How long a lynch waits for a Governor, as a duration such as `1h`; 0: it does not. */
  governorWindow: by(['mafia/named/governor#v1', 'mafia/named/governor?2'], duration()),
  /** The town, or one player by name. */
  permissionFrom: by(['mafia/modifier/permission-seeking?1'], text('town')),
  /** Whether the deal is checked. */
  check: by([], onOff(true)),
} satisfies Readonly<Record<string, OptionSpec>>;

/** The value of an option, or its default. */
export const option = (terms: Terms, name: keyof typeof options): Json => terms.options[name] ?? options[name].default;

/** How long a lynch waits for whoever may still stop it. mafia/named/governor?2 */
export function windowMinutes(terms: Terms): number {
  const [, count, unit] = /^(\d{1,3})\s*([mhd])$/.exec(String(option(terms, 'governorWindow'))) ?? [];
  return Number(count ?? 0) * (unit === 'd' ? 1440 : unit === 'h' ? 60 : 1);
}

export const isOn = (terms: Terms, name: 'multitask' | 'factionGuns' | 'check' | 'lovedCap' | 'hidden' | 'vanillaiserTells'): boolean => {
  const value = option(terms, name);
  return value === 'on' || value === true;
};
