import { setup, spread } from '../setup.ts';

export const lot27 = setup({
  id: 'lot-27',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-seven',
  about: 'Twenty-seven by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['27x drawn']),
});
