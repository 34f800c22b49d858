import type { Role } from './role.ts';

/** What a role is like: each part that is named has to be so. */
export type Likeness = Partial<Pick<Role, 'id' | 'team' | 'category'>>;

export const isLike = (role: Role, { id = role.id, team = role.team, category = role.category }: Likeness): boolean =>
  role.id === id && role.team === team && role.category === category;
