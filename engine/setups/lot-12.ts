import { setup, spread } from '../setup.ts';

export const lot12 = setup({
  id: 'lot-12',
  ruleset: 'werewolves',
  name: 'By lot, for twelve',
  about: 'Twelve by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['12x drawn']),
});
