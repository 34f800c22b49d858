import { setup, spread } from '../setup.ts';

export const lot24 = setup({
  id: 'lot-24',
  ruleset: 'werewolves',
  name: 'By lot, for twenty-four',
  about: 'Twenty-four by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['24x drawn']),
});
