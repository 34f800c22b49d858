import { setup, spread } from '../setup.ts';

export const lot37 = setup({
  id: 'lot-37',
  ruleset: 'werewolves',
  name: 'By lot, for thirty-seven',
  about: 'Thirty-seven by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['37x drawn']),
});
