import { setup, spread } from '../setup.ts';

export const lot22 = setup({
  id: 'lot-22',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-two',
  about: 'Twenty-two by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['22x drawn']),
});
