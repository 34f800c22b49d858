import type { Drawing } from '../core/drawing.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Terms } from '../core/state.ts';
import { counted } from '../setup.ts';
import { optionsFrom } from '../table/options.ts';
import { knownRules, unknownRules } from '../testing/known-rules.ts';
import { complain, EXIT, JSON_OPTION, type Args, type CliCommand } from './command.ts';

/** `curfew draw RULES PLAYERS`: a list of roles by chance, as a setup that can be simulated. */
export const draw: CliCommand = {
  name: 'draw',
  usage: 'draw RULES PLAYERS [--seed 1] [--set NAME=VALUE] [--json]',
  about: 'draws a list of roles for so many players, even in strength and with all that its roles need; prints it as a setup',
  options: {
    seed: { value: 'NUMBER', about: 'the same seed draws the same list (default 1)' },
    set: { value: 'NAME=VALUE', about: 'an option of the rules, such as roleList=partial' },
    json: JSON_OPTION,
  },
  takes: [2, 2],
  run({ positionals: [rules, players], values }, io) {
    const ruleset = knownRules(rules!);
    if (!ruleset) return complain(io, `curfew draw: ${unknownRules(rules!)}`);
    const { drawing } = ruleset;
    if (!drawing) return complain(io, `curfew draw: the rules of "${rules}" draw no list by themselves`);
    const size = Number(players);
    if (!Number.isInteger(size) || size < drawing.least || size > drawing.most)
      return complain(io, `curfew draw: PLAYERS is a whole number from ${drawing.least} to ${drawing.most}, and "${players}" is not`);
    const terms = termsFrom(ruleset, values);
    if (typeof terms === 'string') return complain(io, `curfew draw: ${terms}`);
    const roles = drawing.draw(terms, size);
    io.out(values['json'] ? `${JSON.stringify({ rules, players: size, seed: terms.seed, options: terms.options, roles, strength: drawing.judge(roles) }, null, 2)}\n` : setupOf(terms, roles, drawing));
    return EXIT.good;
  },
};

function termsFrom({ id, options }: Ruleset, { seed: typed = '1', set }: Args['values']): Terms | string {
  const seed = Number(typed);
  if (!Number.isInteger(seed) || seed < 0) return `--seed is a whole number from 0 on, and "${typed}" is not`;
  const [, name, value] = /^([^=]+)=(.+)$/.exec(typeof set === 'string' ? set : '') ?? [];
  if (set !== undefined && name === undefined) return `--set is written NAME=VALUE, and "${set}" is not`;
  const read = optionsFrom(options, name === undefined ? {} : { [name]: value! });
  return read.ok ? { ruleset: id, seed, options: read.value, pins: {} } : `the option "${read.name}" cannot be set so: ${read.reason}`;
}

/** A setup file, with what the rules hold of it in front. */
function setupOf({ ruleset, seed, options }: Terms, roles: readonly string[], { judge }: Drawing): string {
  const { parts, balance, tolerance } = judge(roles);
  return [
    `# ${roles.length} players, seed ${seed}. Strength: ${Object.entries(parts).map(([part, sum]) => `${part} ${sum}`).join(', ')}; balance ${balance}, even within ${tolerance}.`,
    `rules: ${ruleset}`,
    ...(Object.keys(options).length === 0 ? [] : [`options: { ${Object.entries(options).map(([name, value]) => `${name}: ${String(value)}`).join(', ')} }`]),
    'roles:',
    ...counted(roles).map(role => `  - ${JSON.stringify(role)}`),
    '',
  ].join('\n');
}
