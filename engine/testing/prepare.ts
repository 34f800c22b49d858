import type { Json } from '../core/json.ts';
import type { DealFault } from '../core/explained.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Terms } from '../core/state.ts';
import { optionsFrom } from '../table/options.ts';
import { bad, good, type Read } from './fault.ts';
import { knownRules, unknownRules } from './known-rules.ts';
import { unknownKey } from './shape.ts';

/** The head of a record or a setup: everything that its rules can check before anybody acts. */
export interface Head {
  readonly rules: string;
  readonly seed: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly pins: Readonly<Record<string, Json>>;
  lineOf(path: readonly PropertyKey[]): number;
}

/** The rules and the terms of a game, or what is wrong with them. */
export function prepare({ rules, seed, options, pins, lineOf }: Head): Read<{ ruleset: Ruleset; terms: Terms }> {
  const ruleset = knownRules(rules);
  if (!ruleset) return bad(lineOf(['rules']), unknownRules(rules));
  const known = Object.keys(ruleset.options);
  const strange = Object.keys(options).find(name => !known.includes(name));
  if (strange !== undefined) return bad(lineOf(['options', strange]), unknownKey(strange, known));
  const read = optionsFrom(ruleset.options, options);
  if (!read.ok) return bad(lineOf(['options', read.name]), `the option "${read.name}" cannot be ${JSON.stringify(options[read.name])}: ${read.reason}`);
  const pin = Object.keys(pins).find(key => !ruleset.decisions.includes(key));
  if (pin !== undefined) return bad(lineOf(['decide', pin]), unknownDecision(pin, ruleset));
  return good({ ruleset, terms: { ruleset: rules, seed, options: read.value, pins } });
}

const unknownDecision = (key: string, { id, decisions }: Ruleset): string =>
  decisions.length === 0 ? `the ${id} rules leave nothing open that "${key}" could decide` : unknownKey(key, decisions);

/** The first reason why these roles cannot be dealt, with the line of the seat that is to blame, or nothing. */
export function dealFault(ruleset: Ruleset, terms: Terms, names: readonly string[], roles: readonly Json[], lines: readonly number[], table: number): Read<null> {
  const dealt = ruleset.deal(terms, names, roles);
  if (dealt.ok) return good(null);
  const [fault] = dealt.faults;
  if (fault === undefined) throw new Error('a deal was refused without a fault');
  return fault.at === undefined
    ? bad(table, sentenceOf(fault))
    : bad(lines[fault.at]!, `${names[fault.at]!}'s role ${JSON.stringify(roles[fault.at])}: ${sentenceOf(fault)}`);
}

/** A fault of a role's text: what, where, and the nearest names. */
export function sentenceOf({ message, column, nearest = [] }: DealFault): string {
  const place = column === undefined ? '' : ` at character ${column + 1}`;
  return `${message}${place}${nearest.length === 0 ? '' : `; did you mean ${nearest.map(name => `"${name}"`).join(' or ')}?`}`;
}
