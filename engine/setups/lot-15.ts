import { setup, spread } from '../setup.ts';

export const lot15 = setup({
  id: 'lot-15',
  ruleset: 'werewolves',
  name: 'By lot, for fifteen',
  about: 'Fifteen by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['15x drawn']),
});
