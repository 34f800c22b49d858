import { setup, spread } from '../setup.ts';

export const lot9 = setup({
  id: 'lot-9',
  ruleset: 'werewolves',
  name: 'By lot, for nine',
  about: 'Nine by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['9x drawn']),
});
