import { setup, spread } from '../setup.ts';

export const lot29 = setup({
  id: 'lot-29',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-nine',
  about: 'Twenty-nine by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['29x drawn']),
});
