import type { RuleEntry } from '../../core/explained.ts';
import { catalogue } from './catalogue.ts';
import { groups } from './groups/index.ts';
import { options } from './options.ts';
import { teams } from './teams/index.ts';

/** Everything that these rules have, kind by kind, each with the rule ids that it carries out. */
export const entries = (): readonly RuleEntry[] => [
  ...catalogue.all.map(({ id, name, category, covers }) => ({ id: `werewolves/${category === 'elected' ? 'elected' : 'role'}/${id}`, name, kind: category === 'elected' || category === 'extra' ? category : 'role', rules: covers })),
  ...teams.map(({ id, name, covers }) => ({ id: `werewolves/team/${id}`, name, kind: 'team', rules: covers })),
  ...groups.map(({ slug, name, covers }) => ({ id: `werewolves/group/${slug}`, name, kind: 'group', rules: covers })),
  ...Object.entries(options).map(([name, { rules = [] }]) => ({ id: `werewolves/option/${name}`, name, kind: 'option', rules })),
];
