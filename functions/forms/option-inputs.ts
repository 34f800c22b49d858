import type { InputBlock } from '@slack/types';
import type { Json } from '../../engine/core/json.ts';
import type { OptionSpec } from '../../engine/core/option-spec.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { optionField, unusual } from '../../engine/table/options.ts';
import { optionHint, optionLabel, optionValue } from '../../engine/themes/options.ts';
import type { Submission } from '../listeners/sender.ts';
import { oneOf, words } from './inputs.ts';
import { houseTheme } from './say.ts';
import { pickedIn } from './sent.ts';

/** One input for each option of the rules, with its default. */
export const optionInputs = ({ id, options }: Ruleset): readonly InputBlock[] => Object.entries(options).map(([name, spec]) => input(id, name, spec));

function input(ruleset: string, name: string, { values, default: usual }: OptionSpec): InputBlock {
  const shape = { block: optionField(name), label: optionLabel(houseTheme, ruleset, name) };
  return values
    ? oneOf(shape, values.map(value => ({ value: String(value), text: optionValue(houseTheme, ruleset, name, value) })), String(usual))
    : words({ ...shape, hint: optionHint(houseTheme, ruleset, name) }, { initial: String(usual), longest: 2_000 });
}

/** What was set otherwise than it is anyway; nothing where the form did not ask. */
export function optionsIn({ state: { values } }: Submission, { options }: Ruleset): Readonly<Record<string, Json>> {
  const chosen = Object.entries(options).flatMap(([name, spec]): [string, Json][] => {
    const [picked] = pickedIn(values, optionField(name));
    const value = picked === undefined ? undefined : [spec.default, ...(spec.values ?? [])].find(known => String(known) === picked.trim()) ?? picked.trim();
    return value === undefined ? [] : [[name, value]];
  });
  return unusual(options, Object.fromEntries(chosen));
}
