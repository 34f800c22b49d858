import { lazily } from '../../core/lazily.ts';
import { isRole, modifierById, roleById } from './catalogue.ts';
import type { BaseRole } from './power.ts';
import { modifiers } from './modifiers/index.ts';
import { roles } from './roles/index.ts';

/** What a grant is called in the grammar and in `roles`: `er:bulletproof`. */
export const grantId = (of: string): string => `er:${of}`;

/** The base role that gives a passive base role or a modifier away for one night. mafia/role/er */
export const grantOf = (id: string): BaseRole => grants().get(id) ?? unknownGrant(id);

const unknownGrant = (id: string): never => { throw new Error(`nothing grants "${id}"`); };

/** All grants, by what they grant. */
export const grants = lazily((): ReadonlyMap<string, BaseRole> => new Map([
  ...roles.flatMap((role: BaseRole): [string, BaseRole][] => (role.er === undefined ? [] : [[role.id, grant(role.id, role.er)]])),
  ...modifiers.flatMap(({ id, er }): [string, BaseRole][] => (er === undefined ? [] : [[id, grant(id, er)]])),
]));

/** mafia/role/er?1: it has the categories of the base role that it grants; a modifier makes it Miscellaneous. */
function grant(id: string, name: string): BaseRole {
  const given = isRole(id) ? roleById(id) : undefined;
  return {
    id: grantId(id), name,
    mode: 'active',
    categories: given?.categories ?? ['miscellaneous'],
    ...(given?.subcategory === undefined ? {} : { subcategory: given.subcategory }),
    works: 'night',
    chooses: { count: 1, from: 'living-others' },
    ing: `${name}ing`, // not Bulletproofing, which is Bulletproof itself
    ...(given?.refersToAlignment ? { refersToAlignment: true as const } : {}),
    grants: given ? { role: id } : { modifier: modifierById(id).id },
    covers: [],
    card: 'grants',
  };
}
