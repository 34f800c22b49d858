import type { OptionSpec } from '../../engine/core/option-spec.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { optionHint, optionLabel, optionValue } from '../../engine/themes/options.ts';
import { sentence } from '../../engine/themes/words.ts';
import { said } from './say.ts';
import type { Screen } from './screen.ts';

/** All options of the rules, a line each: what is typed, what it settles, and which value is meant where none is. */
export const optionsScreen = (theme: string, { id, options }: Ruleset): Screen => ({
  title: sentence(theme, 'form.options.title'),
  lines: [said(theme, 'options.how'), ...Object.entries(options).map(([name, spec]) => line(theme, id, name, spec))],
});

function line(theme: string, ruleset: string, name: string, { values, default: usual }: OptionSpec): string {
  const label = optionLabel(theme, ruleset, name);
  if (!values) return said(theme, 'options.free', { name, label, usual, hint: optionHint(theme, ruleset, name) });
  const words = values.map(value => `\`${name}=${String(value)}\` ${optionValue(theme, ruleset, name, value)}`);
  return said(theme, 'options.few', { label, values: `${words[0]!} (${sentence(theme, 'form.options.usual')})${words.slice(1).map(word => `; ${word}`).join('')}` });
}
