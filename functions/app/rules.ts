import { decide as decideWith, type Rules } from '../../engine/table/decide.ts';
import { clocktower } from '../../engine/rulesets/clocktower/ruleset.ts';
import { mafia } from '../../engine/rulesets/mafia/ruleset.ts';
import { werewolves } from '../../engine/rulesets/werewolves/ruleset.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';

/** Each is named only when it is asked for: a deployed function reads its file no sooner. */
const rulesets: Readonly<Record<string, () => Ruleset>> = { mafia: () => mafia, clocktower: () => clocktower, werewolves: () => werewolves };

/** The rule systems that this app plays, by id. */
export const rules: Rules = id => (Object.hasOwn(rulesets, id) ? rulesets[id]!() : undefined);

/** Their ids, for forms and help. */
export const ruleIds: readonly string[] = Object.keys(rulesets);

/** What a command does to a game. */
export const decide = decideWith.bind(undefined, rules);
