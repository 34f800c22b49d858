import { setup, spread } from '../setup.ts';

export const lot20 = setup({
  id: 'lot-20',
  ruleset: 'werewolves',
  name: 'By lot, for twenty',
  about: 'Twenty by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['20x drawn']),
});
