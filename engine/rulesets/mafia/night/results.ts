import type { Step } from './night.ts';

/** mafia/general/resolution-order#11, mafia/role/cop#4: all results from what is fixed by now; a blocked investigator gets "No Result". */
export const results: Step = {
  name: 'results',
  rule: 'mafia/general/resolution-order#11',
  run: night => ({
    learned: night.uses.flatMap(use =>
      use.role.learns ? [{ use, fact: night.blocked.has(use) ? { word: 'No Result' } : use.role.learns(use, night) }] : []),
  }),
};
