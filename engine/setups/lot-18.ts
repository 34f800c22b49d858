import { setup, spread } from '../setup.ts';

export const lot18 = setup({
  id: 'lot-18',
  ruleset: 'werewolves',
  name: 'By lot, for eighteen',
  about: 'Eighteen by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['18x drawn']),
});
