import type { RuleEntry } from '../../core/explained.ts';
import { characters } from './catalogue.ts';
import { options } from './options.ts';
import { generalEntries } from './general-entries.ts';

const folder = { townsfolk: 'character', outsider: 'character', minion: 'character', demon: 'character', traveller: 'traveller', fabled: 'fabled' } as const;

/** Everything that these rules have, kind by kind, each with the rule ids that it carries out. */
export const entries = (): readonly RuleEntry[] => [
  ...characters.map(({ id, name, kind, covers }) => ({ id: `clocktower/${folder[kind]}/${id}`, name, kind, rules: covers })),
  ...Object.entries(options).map(([name, { rules = [] }]) => ({ id: `clocktower/option/${name}`, name, kind: 'option', rules })),
  ...generalEntries(),
];
