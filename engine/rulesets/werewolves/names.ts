import type { Role } from './role.ts';

/** The names by which the abilities of a role are typed. */
export const namesOf = ({ name }: Role): readonly string[] => {
  const low = name.toLowerCase();
  return low.includes("'") ? [low, low.replaceAll("'", '')] : [low];
};
