import { extras } from './extras/index.ts';
import type { Catalogue } from './catalogue-type.ts';
import { groups } from './groups/index.ts';
import type { Role } from './role.ts';
import { roles } from './roles/index.ts';
import { teams } from './teams/index.ts';

const all: readonly Role[] = [...roles, ...extras];
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '');
/** The name that the source has for one of them. */
const old: Readonly<Record<string, string>> = { hooker: 'houseguest' };
const byId = new Map(all.map(role => [role.id, role]));
const byName = new Map(all.map(role => [role.name, role]));
const byPlain = new Map(all.map(role => [plain(role.name), role]));

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
  named: typed => byPlain.get(old[plain(typed)] ?? plain(typed)),
};
