import { setup, spread } from '../setup.ts';

export const lot38 = setup({
  id: 'lot-38',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-eight',
  about: 'Thirty-eight by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['38x drawn']),
});
