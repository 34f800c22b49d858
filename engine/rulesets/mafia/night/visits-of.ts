import type { Use, Visit } from './night.ts';
import { isTargeting } from './use.ts';

/** Whom a use that was performed visits. mafia/general/targeting#2, #3 */
export const visitsOf = (use: Use): Visit[] =>
  (isTargeting(use) && !use.home ? [...new Set([...use.targets, ...use.copies])].map(at => ({ use, by: use.by, at })) : []);
