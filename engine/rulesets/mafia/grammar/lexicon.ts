import { lazily } from '../../../core/lazily.ts';
import { alignments } from '../alignments/index.ts';
import { factions } from '../factions/index.ts';
import { roles } from '../roles/index.ts';

/** What a word of a role's text can mean. */
export type Meaning =
  | { readonly kind: 'role'; readonly id: string }
  | { readonly kind: 'member'; readonly faction: string; readonly brings?: string }
  /** A bare alignment word; the faction of the same name, if there is one, comes with it. mafia/grammar/alignment-words#3 */
  | { readonly kind: 'alignment'; readonly id: string; readonly faction?: string }
  | { readonly kind: 'aligned'; readonly id: string };

export interface Word {
  /** As cards print it. */
  readonly name: string;
  readonly meaning: Meaning;
}

/**
 * Every word that a role's text may hold, longest first, so that "Mafia Goon" is one word. mafia/grammar/derived-names#8
 * Whatever is computed from all roles is made when a text is first read, never by an import: most requests to a Lambda read none,
 * and each cold start would pay for it.
 */
export const lexicon = lazily((): readonly Word[] => {
  const factionIds = new Set<string>(factions.map(({ id }) => id));
  const words: readonly Word[] = [
    ...roles.map(({ id, name }): Word => ({ name, meaning: { kind: 'role', id } })),
    ...factions.flatMap(({ id, memberNames, brings }) =>
      memberNames.map((name): Word => ({ name, meaning: { kind: 'member', faction: id, ...(brings === undefined ? {} : { brings }) } }))),
    ...alignments.map(({ id, name }): Word => ({ name, meaning: { kind: 'alignment', id, ...(factionIds.has(id) ? { faction: id } : {}) } })),
    ...alignments.map(({ id, name }): Word => ({ name: `${name}-aligned`, meaning: { kind: 'aligned', id } })),
  ];
  return words.toSorted((a, b) => b.name.length - a.name.length);
});
