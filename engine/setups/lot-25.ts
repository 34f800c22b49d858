import { setup, spread } from '../setup.ts';

export const lot25 = setup({
  id: 'lot-25',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-five',
  about: 'Twenty-five by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['25x drawn']),
});
