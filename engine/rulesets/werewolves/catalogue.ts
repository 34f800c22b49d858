import { grouped } from '../../core/grouped.ts';
import { extras } from './extras/index.ts';
import type { Catalogue } from './catalogue-type.ts';
import { groups } from './groups/index.ts';
import type { Part } from './parts.ts';
import type { Role } from './role.ts';
import { roles } from './roles/index.ts';
import { teams } from './teams/index.ts';

const all: readonly Role[] = [...roles, ...extras];
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '');
const byId = new Map(all.map(role => [role.id, role]));
const byName = new Map(all.map(role => [role.name, role]));
const byPlain = new Map(all.flatMap(role => [role.name, ...(role.aliases ?? [])].map(name => [plain(name), role] as const)));
const byPart = grouped(all.flatMap(role => (role.parts ?? []).map(part => ({ part, role }))), ({ part }) => part);
const allThat = (part: Part): readonly Role[] => (byPart.get(part) ?? []).map(({ role }) => role);

const found = <T>(role: T | undefined, name: string): T => {
  if (role === undefined) throw new Error(`no role is called "${name}"`);
  return role;
};

export const catalogue: Catalogue = {
  all,
  teams,
  groups,
  byId: id => found(byId.get(id), id),
  byName: name => byName.get(name) ?? found(byPlain.get(plain(name)), name),
  named: typed => byPlain.get(plain(typed)),
  allThat,
  oneThat: part => found(allThat(part)[0], part),
};
