import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { characters } from '../../../engine/rulesets/clocktower/characters/index.ts';
import { fabled } from '../../../engine/rulesets/clocktower/fabled/index.ts';
import { travellers } from '../../../engine/rulesets/clocktower/travellers/index.ts';
import { roles as mafiaRoles } from '../../../engine/rulesets/mafia/roles/index.ts';
import { extras } from '../../../engine/rulesets/werewolves/extras/index.ts';
import { roles as werewolvesRoles } from '../../../engine/rulesets/werewolves/roles/index.ts';

interface Ruleset {
  readonly name: string;
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  /** Files and folders that are about single roles. */
  readonly own: readonly string[];
  /** Words that mean something else where they stand: `FILE WORD`. */
  readonly others?: readonly string[];
}

const rulesets: readonly Ruleset[] = [
  // A faction says what its members hold, and a composed name what it is composed of.
  { name: 'mafia', roles: mafiaRoles, own: ['roles/', 'factions/', 'grammar/named.ts'] },
  { name: 'clocktower', roles: [...characters, ...travellers, ...fabled], own: ['characters/', 'travellers/', 'fabled/'], others: ['working.ts drunk'] },
  // Offices are filled in an order, which is a list. What is left of a tie is none.
  {
    name: 'werewolves', roles: [...werewolvesRoles, ...extras], own: ['roles/', 'extras/', 'office-names.ts'],
    others: ['options.ts none', 'day/lynch.ts none', 'night/group-polls.ts none'],
  },
];

/** Every text in quotes that is a role's id or name, with its file. */
function named({ roles, others = [] }: Ruleset, file: string, text: string): readonly string[] {
  const words = new Set(roles.flatMap(({ id, name }) => [id, name]));
  const code = text.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
  const found = [...code.matchAll(/(?=(['"`])([^'"`\n]*)\1)/g)].map(([, , word]) => word!).filter(word => words.has(word));
  return [...new Set(found)].map(word => `${file} ${word}`).filter(hit => !others.includes(hit));
}

const filesOf = ({ name, own }: Ruleset): readonly (readonly [file: string, text: string])[] => {
  const folder = new URL(`../../../engine/rulesets/${name}/`, import.meta.url).pathname;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !own.some(one => file.startsWith(one)))
    .map(file => [file, readFileSync(join(folder, file), 'utf8')] as const);
};

describe.each(rulesets)('$name', ruleset => {
  test('no shared file names a role by its id or its name', () => {
    const files = filesOf(ruleset);
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(([file, text]) => named(ruleset, file, text))).toEqual([]);
  });

  test('a role that is named would be found, whatever the quotes', () => {
    const { id, name } = ruleset.roles[0]!;
    expect(named(ruleset, 'a.ts', `const a = '${id}'; const b = "${name}";`)).toEqual([`a.ts ${id}`, `a.ts ${name}`]);
    expect(named(ruleset, 'a.ts', `const a = \`${id}\`;\n/** '${id}' */`)).toEqual([`a.ts ${id}`]);
  });

  test('every word that is left out is still there', () => {
    const hits = filesOf(ruleset).flatMap(([file, text]) => named({ ...ruleset, others: [] }, file, text));
    expect(ruleset.others ?? []).toEqual((ruleset.others ?? []).filter(other => hits.includes(other)));
  });
});
