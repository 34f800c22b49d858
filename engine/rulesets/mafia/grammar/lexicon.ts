import { lazily } from '../../../core/lazily.ts';
import { alignments } from '../alignments/index.ts';
import type { Faction } from '../faction.ts';
import { factions } from '../factions/index.ts';
import { grants } from '../grant.ts';
import { modifiers } from '../modifiers/index.ts';
import { roles } from '../roles/index.ts';
import { named } from './named.ts';
import { regularEr, regularIng, spellings } from './spelling.ts';

/** What a word of a role's text can mean. */
export type Meaning =
  | { readonly kind: 'role'; readonly id: string }
  | { readonly kind: 'er'; readonly id: string }
  /** A base role or a grant as a modifier; `er` tells which. */
  | { readonly kind: 'ing'; readonly id: string; readonly er: boolean }
  | { readonly kind: 'mod'; readonly id: string; readonly n?: number; readonly trigger?: string }
  | { readonly kind: 'named'; readonly id: string }
  | { readonly kind: 'member'; readonly faction: string; readonly brings?: string }
  /** A bare alignment word; the faction of the same name, if there is one, comes with it. mafia/grammar/alignment-words#3 */
  | { readonly kind: 'alignment'; readonly id: string; readonly faction?: string }
  | { readonly kind: 'aligned'; readonly id: string };

export interface Word {
  /** As cards print it. */
  readonly name: string;
  readonly meaning: Meaning;
}

/** mafia/grammar/derived-names#5 */
export const times: Readonly<Record<number, string>> = { 2: 'Double', 3: 'Triple', 4: 'Quadruple' };
/** mafia/grammar/derived-names#6, mafia/modifier/triggered#3 */
export const triggers: Readonly<Record<string, string>> = { lynch: 'Lynch-Triggered', kill: 'Kill-Triggered', target: 'Target-Triggered' };

/** The faction that a bare alignment word brings, by what it is called or what its members are. */
export const factionNamed = (name: string): Faction | undefined =>
  allFactions.find(faction => faction.name === name || faction.memberNames.includes(name));

const allFactions: readonly Faction[] = factions;

const mods = (): Word[] => [
  ...modifiers
    .filter(({ id, name }) => !/[[\]]|-$/.test(name) && id !== 'triggered')
    .map(({ id, name }): Word => ({ name, meaning: { kind: 'mod', id } })),
  ...Object.entries(times).map(([n, name]): Word => ({ name, meaning: { kind: 'mod', id: 'n-times', n: Number(n) } })),
  ...Object.entries(triggers).map(([trigger, name]): Word => ({ name, meaning: { kind: 'mod', id: 'triggered', trigger } })),
];

const sides = (): Word[] => [
  ...alignments.map(({ id, name }): Word => {
    const faction = factionNamed(name)?.id;
    return { name, meaning: { kind: 'alignment', id, ...(faction === undefined ? {} : { faction }) } };
  }),
  ...alignments.map(({ id, name }): Word => ({ name: `${name}-aligned`, meaning: { kind: 'aligned', id } })),
  ...allFactions.flatMap(({ id, name, memberNames, brings }) =>
    [...memberNames, name].map(
      (word): Word => ({ name: word, meaning: { kind: 'member', faction: id, ...(brings === undefined ? {} : { brings }) } }),
    ),
  ),
];

/** Every name, as cards print it. Of two that are spelt alike the first counts: what is listed wins over what is derived. mafia/grammar/derived-names#3 */
const printed = lazily((): readonly Word[] => [
  ...roles.filter(({ name }) => !name.startsWith('[')).map(({ id, name }): Word => ({ name, meaning: { kind: 'role', id } })),
  ...named.map(({ id, name }): Word => ({ name, meaning: { kind: 'named', id } })),
  ...sides(),
  ...mods(),
  ...[...grants()].map(([id, { name }]): Word => ({ name, meaning: { kind: 'er', id } })),
  ...roles.filter(({ name }) => !name.startsWith('[')).map(({ id, ing }): Word => ({ name: ing, meaning: { kind: 'ing', id, er: false } })),
  ...[...grants()].map(([id, { ing }]): Word => ({ name: ing, meaning: { kind: 'ing', id, er: true } })),
]);

/** Names by the rule, where the tables print another. mafia/grammar/derived-names#1, #2 */
const derived = (): Word[] =>
  printed().flatMap(({ name, meaning }): Word[] => {
    if (meaning.kind === 'er')
      return regularIng(name).map((ing): Word => ({ name: ing, meaning: { kind: 'ing', id: meaning.id, er: true } }));
    if (meaning.kind !== 'role' && meaning.kind !== 'mod') return [];
    const given = grants().has(meaning.id)
      ? regularEr(name).map((er): Word => ({ name: er, meaning: { kind: 'er', id: meaning.id } }))
      : [];
    const ridden =
      meaning.kind === 'role'
        ? regularIng(name).map((ing): Word => ({ name: ing, meaning: { kind: 'ing', id: meaning.id, er: false } }))
        : [];
    return [...given, ...ridden];
  });

/** A spelling of a name, word by word in small letters. */
export interface Entry {
  readonly words: readonly string[];
  readonly word: Word;
}

/**
 * Every word that a role's text may hold, by its first part, the longest first. mafia/grammar/derived-names#8, #9
 * Whatever is computed from all roles is made when a text is first read, never by an import: most requests to a Lambda read none,
 * and each cold start would pay for it.
 */
export const lexicon = lazily((): ReadonlyMap<string, readonly Entry[]> => {
  const seen = new Set<string>();
  const byFirst = new Map<string, Entry[]>();
  for (const word of [...printed(), ...derived()]) {
    for (const spelling of spellings(word.name)) {
      const small = spelling.toLowerCase();
      if (seen.has(small)) continue;
      seen.add(small);
      const words = small.split(' ');
      byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { words, word }]);
    }
  }
  return new Map([...byFirst].map(([first, entries]) => [first, entries.toSorted((a, b) => b.words.length - a.words.length)]));
});

/** The printed names, for whoever mistyped one. */
export const knownNames = lazily((): readonly string[] => [...new Set(printed().map(({ name }) => name))]);
