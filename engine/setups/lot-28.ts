import { setup, spread } from '../setup.ts';

export const lot28 = setup({
  id: 'lot-28',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-eight',
  about: 'Twenty-eight by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['28x drawn']),
});
