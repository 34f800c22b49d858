import type { Json } from '../../core/json.ts';
import type { OptionSpec } from '../../core/option-spec.ts';
import type { Terms } from '../../core/state.ts';
import { offices } from './office-names.ts';

const choice = (fallback: string, ...others: readonly string[]): OptionSpec => {
  const values = [fallback, ...others];
  return { default: fallback, values, check: value => (values.some(known => known === value) ? undefined : `it is one of ${values.join(', ')}`) };
};
const onOff = (fallback: boolean): OptionSpec => ({
  default: fallback ? 'on' : 'off', values: ['on', 'off'], check: value => (['on', 'off', true, false].some(known => known === value) ? undefined : 'it is on or off'),
});
const whole = (fallback: number): OptionSpec => ({ default: fallback, check: value => (Number.isInteger(Number(value)) && Number(value) >= 0 ? undefined : 'it is a whole number') });
const by = (rules: readonly string[], spec: OptionSpec): OptionSpec => ({ ...spec, rules });

/** Options of the werewolves rules, each with its rules in the catalogue. */
export const options = {
  elections: by(['werewolves/rule/elections#2'], {
    default: 'mayor, reporter, guardian',
    check: value => ((Array.isArray(value) ? value.map(String) : String(value).split(/[\s,]+/)).every(one => offices.includes(one.toLowerCase())) ? undefined : `it lists some of ${offices.join(', ')}`),
  }),
  mayorThreshold: by(['werewolves/elected/mayor#3'], whole(15)),
  lynchTie: by(['werewolves/rule/lynch#1'], choice('none', 'random')),
  groupTie: by(['werewolves/rule/groups#4'], choice('random', 'none')),
  knowledgeableWolf: by(['werewolves/role/knowledgeable-wolf#1'], choice('half', 'all')),
  doomsdayUnaligned: by(['werewolves/rule/doomsday#3'], { default: 'true', values: ['true', 'false'], check: value => (['true', 'false', true, false].some(known => known === value) ? undefined : 'it is true or false') }),
  stalemateAfter: by(['werewolves/rule/results#1'], whole(0)),
  delaying: by(['werewolves/rule/delaying#1', 'werewolves/rule/delaying#2', 'werewolves/rule/delaying#3'], onOff(false)),
  roleList: by(['werewolves/rule/role-list#1'], choice('open', 'partial', 'hidden')),
  check: by([], onOff(true)),
} satisfies Readonly<Record<string, OptionSpec>>;

export const option = (terms: Terms, name: keyof typeof options): Json => terms.options[name] ?? options[name].default;
export const isOn = (terms: Terms, name: 'check' | 'doomsdayUnaligned' | 'delaying'): boolean => [true, 'on', 'true'].some(value => value === option(terms, name));
