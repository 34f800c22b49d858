import { decide as decideWith, type Rules } from '../../engine/table/decide.ts';
import { mafia } from '../../engine/rulesets/mafia/ruleset.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';

const rulesets: readonly Ruleset[] = [mafia];

/** The rule systems that this app plays, by id. */
export const rules: Rules = id => rulesets.find(ruleset => ruleset.id === id);

/** Their ids, for forms and help. */
export const ruleIds: readonly string[] = rulesets.map(({ id }) => id);

/** What a command does to a game. */
export const decide = decideWith.bind(undefined, rules);
