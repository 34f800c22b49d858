import { setup, spread } from '../setup.ts';

export const lot26 = setup({
  id: 'lot-26',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-six',
  about: 'Twenty-six by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['26x drawn']),
});
