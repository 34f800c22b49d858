import { oneOf } from '../core/nearest.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { clocktower } from '../rulesets/clocktower/ruleset.ts';
import { mafia } from '../rulesets/mafia/ruleset.ts';
import { werewolves } from '../rulesets/werewolves/ruleset.ts';
import type { Rules } from '../table/decide.ts';

const rulesets: readonly Ruleset[] = [mafia, werewolves, clocktower];

/** The rule systems that records and the command line know, by id. */
export const knownRules: Rules = id => rulesets.find(ruleset => ruleset.id === id);

/** What to say of rules that nobody knows. */
export function unknownRules(typed: string): string {
  const ids = rulesets.map(({ id }) => id);
  const near = oneOf(typed, ids);
  return `there are no rules called "${typed}"${near === undefined ? '' : `; did you mean "${near}"?`} (rules: ${ids.join(', ')})`;
}
