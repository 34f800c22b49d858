import type { RuleEntry } from '../../core/explained.ts';
import { alignments } from './alignments/index.ts';
import { LYNCH, PERMISSION } from './day/polls.ts';
import { factions } from './factions/index.ts';
import { general } from './general.ts';
import { named } from './grammar/named.ts';
import { grants } from './grant.ts';
import { modifiers } from './modifiers/index.ts';
import { options } from './options.ts';
import type { BaseRole } from './power.ts';
import { roles } from './roles/index.ts';
import { idsOf } from './rule-ids.ts';

/** Everything that these rules have, kind by kind, each with the rule ids that it carries out. */
export const entries = (): readonly RuleEntry[] => [
  ...roles.filter(role => !isVariant(role)).map(({ id, name, covers }) => ({ id: `mafia/role/${id}`, name, kind: 'role', rules: covers })),
  ...roles.filter(isVariant).map(({ name, covers }) => ({ id: covers[0]!, name, kind: 'variant', rules: covers })),
  { id: 'mafia/role/er', name: '[passive base role/modifier]-(is-)er', kind: 'grant', rules: idsOf('mafia/role/er', { rules: 8, decisions: 5 }) },
  ...[...grants()].map(([of, { name }]) => ({ id: `mafia/role/er:${of}`, name, kind: 'grant', rules: ['mafia/role/er#1'] })),
  ...modifiers.map(({ id, name, covers }) => ({ id: `mafia/modifier/${id}`, name, kind: 'modifier', rules: covers })),
  ...factions.map(({ id, name, covers }) => ({ id: `mafia/faction/${id}`, name, kind: 'faction', rules: covers })),
  ...alignments.map(({ id, name, covers }) => ({ id: `mafia/alignment/${id}`, name, kind: 'alignment', rules: covers })),
  ...named.map(({ id, name, covers }) => ({ id: `mafia/named/${id}`, name, kind: 'named', rules: covers })),
  { id: 'mafia/poll/lynch', name: LYNCH, kind: 'poll', rules: idsOf('mafia/general/voting', { rules: 9, decisions: 2 }) },
  { id: 'mafia/poll/permission', name: PERMISSION, kind: 'poll', rules: ['mafia/modifier/permission-seeking#2'] },
  ...Object.entries(options).map(([name, { rules = [] }]) => ({ id: `mafia/option/${name}`, name, kind: 'option', rules })),
  ...general(),
];

/** A role that varies another one has no entry of its own in the catalogue, but an id in that of the other. */
const isVariant = ({ variantOf }: BaseRole): boolean => variantOf !== undefined;
