import type { Step } from './night.ts';

/** mafia/general/resolution-order#7, targeting#3: who targeted whom; a use that was blocked targets nobody, unless its own block holds in a loop. */
export const visits: Step = {
  name: 'visits',
  rule: 'mafia/general/resolution-order#7',
  run: night => ({
    visits: night.uses
      .filter(use => !night.blocked.has(use) || night.laid.some(laid => laid.use === use))
      .flatMap(use => use.targets.map(at => ({ use, at }))),
  }),
};
