import { setup, spread } from '../setup.ts';

export const lot16 = setup({
  id: 'lot-16',
  ruleset: 'werewolves',
  name: 'By lot, for sixteen',
  about: 'Sixteen by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['16x drawn']),
});
