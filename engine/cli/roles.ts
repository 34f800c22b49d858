import type { RuleEntry } from '../core/explained.ts';
import { knownRules, unknownRules } from '../testing/known-rules.ts';
import { idRanges } from './id-ranges.ts';
import { complain, EXIT, JSON_OPTION, type CliCommand } from './command.ts';

/** `curfew roles RULES`: everything that these rules really have. */
export const roles: CliCommand = {
  name: 'roles',
  usage: 'roles RULES [--json]',
  about: 'lists what the rules have: roles, modifiers, factions, alignments, names, polls, options, decisions',
  options: { json: JSON_OPTION },
  takes: [1, 1],
  run({ positionals: [rules], values: { json } }, io) {
    const ruleset = knownRules(rules!);
    if (!ruleset) return complain(io, `curfew roles: ${unknownRules(rules!)}`);
    const entries = ruleset.entries();
    const { decisions } = ruleset;
    io.out(json ? `${JSON.stringify({ rules, entries, decisions }, null, 2)}\n` : listed(entries, decisions));
    return EXIT.good;
  },
};

function listed(entries: readonly RuleEntry[], decisions: readonly string[]): string {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const width = Math.max(...entries.map(({ name }) => name.length));
  const parts = kinds.map(kind => `${kind}\n${entries
    .filter(entry => entry.kind === kind)
    .map(({ name, rules }) => `  ${`${name.padEnd(width)}  ${idRanges(rules)}`.trimEnd()}\n`).join('')}`);
  return [...parts, `decision\n${decisions.length === 0 ? '  none\n' : decisions.map(key => `  ${key}\n`).join('')}`].join('\n');
}
