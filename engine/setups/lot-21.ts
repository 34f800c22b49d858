import { setup, spread } from '../setup.ts';

export const lot21 = setup({
  id: 'lot-21',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-one',
  about: 'Twenty-one by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['21x drawn']),
});
